import Router from "@koa/router";
import * as contract from "#contract/savedSearches.ts";
import { changeSavedSearch } from "#core/market/savedSearches/changeSavedSearch.ts";
import { narrowSavedSearch } from "#core/market/savedSearches/narrowSavedSearch.ts";
import {
  deleteSavedSearch,
  findSavedSearch,
  listSavedSearches,
  seeSavedSearch,
} from "#core/market/savedSearches/ownSavedSearch.ts";
import { restoreSavedSearch } from "#core/market/savedSearches/restoreSavedSearch.ts";
import { saveSearch } from "#core/market/savedSearches/saveSearch.ts";
import { route } from "../serve/route.ts";
import type { ApiState } from "../serve/state.ts";

export const savedSearches = new Router<ApiState>({ sensitive: true });

route(savedSearches, contract.listSavedSearches, (_, { userId }) => listSavedSearches(userId));
route(savedSearches, contract.findSavedSearch, (filters, { userId }) => findSavedSearch(userId, filters));
route(savedSearches, contract.saveSearch, (asked, { userId }) => saveSearch(userId, asked));
route(savedSearches, contract.narrowSavedSearch, (asked, { userId }) => narrowSavedSearch(userId, asked));
route(savedSearches, contract.seeSavedSearch, ({ id }, { userId }) => seeSavedSearch(userId, id));
route(savedSearches, contract.changeSavedSearch, (change, { userId }) => changeSavedSearch(userId, change));
route(savedSearches, contract.deleteSavedSearch, ({ id }, { userId }) => deleteSavedSearch(userId, id));
route(savedSearches, contract.restoreSavedSearch, ({ id }, { userId }) => restoreSavedSearch(userId, id));
