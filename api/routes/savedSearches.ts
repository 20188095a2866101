import Router from "@koa/router";
import * as contract from "#contract/savedSearches.ts";
import { changeSavedSearch } from "#core/savedSearches/changeSavedSearch.ts";
import { deleteSavedSearch } from "#core/savedSearches/deleteSavedSearch.ts";
import { findSavedSearch } from "#core/savedSearches/findSavedSearch.ts";
import { listSavedSearches } from "#core/savedSearches/listSavedSearches.ts";
import { narrowSavedSearch } from "#core/savedSearches/narrowSavedSearch.ts";
import { restoreSavedSearch } from "#core/savedSearches/restoreSavedSearch.ts";
import { saveSearch } from "#core/savedSearches/saveSearch.ts";
import { seeSavedSearch } from "#core/savedSearches/seeSavedSearch.ts";
import { route } from "../route.ts";
import type { ApiState } from "../state.ts";

export const savedSearches = new Router<ApiState>({ sensitive: true });

route(savedSearches, contract.listSavedSearches, (_, { userId }) => listSavedSearches(userId));
route(savedSearches, contract.findSavedSearch, (filters, { userId }) => findSavedSearch(userId, filters));
route(savedSearches, contract.saveSearch, (asked, { userId }) => saveSearch(userId, asked));
route(savedSearches, contract.narrowSavedSearch, (asked, { userId }) => narrowSavedSearch(userId, asked));
route(savedSearches, contract.seeSavedSearch, ({ id }, { userId }) => seeSavedSearch(userId, id));
route(savedSearches, contract.changeSavedSearch, (change, { userId }) => changeSavedSearch(userId, change));
route(savedSearches, contract.deleteSavedSearch, ({ id }, { userId }) => deleteSavedSearch(userId, id));
route(savedSearches, contract.restoreSavedSearch, ({ id }, { userId }) => restoreSavedSearch(userId, id));
