import Router from "@koa/router";
import * as contract from "#contract/categories.ts";
import { getCategory, getCategoryTree, listCategories } from "#core/market/categories/getCategory.ts";
import { route } from "../serve/route.ts";
import type { ApiState } from "../serve/state.ts";

export const categories = new Router<ApiState>({ sensitive: true });

route(categories, contract.listCategories, ({ parentId }) => listCategories(parentId));
route(categories, contract.getCategoryTree, () => getCategoryTree());
route(categories, contract.getCategory, ({ id }) => getCategory(id));
