import Router from "@koa/router";
import * as contract from "#contract/users.ts";
import { getProfile } from "#core/market/selling/getProfile.ts";
import { savePhone } from "#core/people/accounts/savePhone.ts";
import { setLanguage } from "#core/people/accounts/setLanguage.ts";
import { showUsername } from "#core/people/accounts/showUsername.ts";
import { route } from "../serve/route.ts";
import type { ApiState } from "../serve/state.ts";

export const users = new Router<ApiState>({ sensitive: true });

route(users, contract.getMe, (_, { userId }) => getProfile(userId));
route(users, contract.setLanguage, async (told, { userId }) => {
  await setLanguage(userId, told);
  return { ok: true as const };
});
route(users, contract.savePhone, async ({ contact }, { userId }) => ({
  phoneNumber: await savePhone(userId, contact),
}));
route(users, contract.showUsername, async ({ isShown }, { userId }) => {
  await showUsername(userId, isShown);
  return { ok: true as const };
});
