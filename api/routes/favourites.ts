import Router from "@koa/router";
import * as contract from "#contract/favourites.ts";
import { listFavourites } from "#core/market/favourites/listFavourites.ts";
import { toggleFavourite } from "#core/market/favourites/toggleFavourite.ts";
import { route } from "../serve/route.ts";
import type { ApiState } from "../serve/state.ts";

export const favourites = new Router<ApiState>({ sensitive: true });

route(favourites, contract.listFavourites, (asked, { userId }) => listFavourites(userId, asked));
route(favourites, contract.toggleFavourite, (wish, { userId }) => toggleFavourite(userId, wish));
