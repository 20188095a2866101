import Router from "@koa/router";
import * as contract from "#contract/groups.ts";
import { countMyGroups, listMyGroups } from "#core/shop/groups/listMyGroups.ts";
import { readCurrentGroups } from "#core/shop/groups/readCurrentGroups.ts";
import { readGroup } from "#core/shop/groups/readGroup.ts";
import { joinOrCreate } from "#core/shop/purchase/joinOrCreate.ts";
import { route } from "../serve/route.ts";
import type { ApiState } from "../serve/state.ts";

export const groups = new Router<ApiState>({ sensitive: true });

route(groups, contract.getCurrentGroups, ({ productId }, { userId }) => readCurrentGroups(productId, userId));
route(groups, contract.getGroup, ({ inviteCode }, { userId }) => readGroup(inviteCode, userId));
route(groups, contract.listMyGroups, (_, { userId }) => listMyGroups(userId));
route(groups, contract.countMyGroups, (_, { userId }) => countMyGroups(userId));
route(groups, contract.joinOrCreate, (purchase, { userId }) => joinOrCreate(userId, purchase));
