import Router from "@koa/router";
import * as contract from "#contract/search.ts";
import { advise } from "#core/search/advise.ts";
import { suggest } from "#core/search/suggest.ts";
import { route } from "../route.ts";
import type { ApiState } from "../state.ts";

export const search = new Router<ApiState>({ sensitive: true });

route(search, contract.suggest, ({ query }) => suggest(query));
route(search, contract.advise, (filters) => advise(filters));
