import Router from "@koa/router";
import * as contract from "#contract/geo.ts";
import { getNearestPlace } from "#core/platform/geo/getNearestPlace.ts";
import { getCapital, listCities, listDistricts, listRegions } from "#core/platform/geo/places.ts";
import { route } from "../serve/route.ts";
import type { ApiState } from "../serve/state.ts";

export const geo = new Router<ApiState>({ sensitive: true });

route(geo, contract.listRegions, () => listRegions());
route(geo, contract.getCapital, () => getCapital());
route(geo, contract.listCities, ({ regionId }) => listCities(regionId));
route(geo, contract.listDistricts, ({ cityId }) => listDistricts(cityId));
route(geo, contract.getNearestPlace, (spot) => getNearestPlace(spot));
