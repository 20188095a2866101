import Router from "@koa/router";
import * as contract from "#contract/geo.ts";
import { findNearestPlace } from "#core/platform/geo/findNearestPlace.ts";
import { getCapital } from "#core/platform/geo/getCapital.ts";
import { listCities } from "#core/platform/geo/listCities.ts";
import { listDistricts } from "#core/platform/geo/listDistricts.ts";
import { listRegions } from "#core/platform/geo/listRegions.ts";
import { route } from "../route.ts";
import type { ApiState } from "../state.ts";

export const geo = new Router<ApiState>({ sensitive: true });

route(geo, contract.listRegions, () => listRegions());
route(geo, contract.getCapital, () => getCapital());
route(geo, contract.listCities, ({ regionId }) => listCities(regionId));
route(geo, contract.listDistricts, ({ cityId }) => listDistricts(cityId));
route(geo, contract.findNearestPlace, (spot) => findNearestPlace(spot));
