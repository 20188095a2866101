import Router from "@koa/router";
import * as contract from "#contract/configs.ts";
import { listConfigs } from "#core/desk/configs/listConfigs.ts";
import { route } from "../serve/route.ts";
import type { ApiState } from "../serve/state.ts";

export const configs = new Router<ApiState>({ sensitive: true });

route(configs, contract.listConfigsClassifieds, () => listConfigs());
route(configs, contract.listConfigs, () => listConfigs());
