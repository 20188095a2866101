import Router from "@koa/router";
import * as contract from "#contract/shares.ts";
import { countShares } from "#core/shop/shares/createShareCounter.ts";
import { route } from "../route.ts";
import type { ApiState } from "../state.ts";

export const shares = new Router<ApiState>({ sensitive: true });

route(shares, contract.countShares, ({ link }) => countShares(link));
