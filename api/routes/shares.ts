import Router from "@koa/router";
import * as contract from "#contract/shares.ts";
import { countShares } from "#core/shop/shares/createShareCounter.ts";
import { route } from "../serve/route.ts";
import type { ApiState } from "../serve/state.ts";

export const shares = new Router<ApiState>({ sensitive: true });

route(shares, contract.countShares, ({ link }) => countShares(link));
