import Router from "@koa/router";
import * as contract from "#contract/search.ts";
import { advise } from "#core/market/search/advise.ts";
import { suggest } from "#core/market/search/suggest.ts";
import { languageOf } from "#core/people/accounts/languageOf.ts";
import { route } from "../serve/route.ts";
import type { ApiState } from "../serve/state.ts";

export const search = new Router<ApiState>({ sensitive: true });

route(search, contract.suggest, async ({ query }, { userId, askedLanguage }) => {
  const asked = askedLanguage();
  const own = userId === undefined ? undefined : await languageOf(userId);
  return suggest(query, own ?? asked);
});
route(search, contract.advise, (filters) => advise(filters));
