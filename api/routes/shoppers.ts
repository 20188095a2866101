import Router from "@koa/router";
import * as contract from "#contract/shoppers.ts";
import { setLanguage } from "#core/people/accounts/setLanguage.ts";
import {
  readDeliveryProfile,
  readShopper,
  renameShopper,
  saveDeliveryProfile,
} from "#core/people/shoppers/deliveryProfile.ts";
import { recordShare } from "#core/shop/shares/recordShare.ts";
import { route } from "../serve/route.ts";
import type { ApiState } from "../serve/state.ts";

export const shoppers = new Router<ApiState>({ sensitive: true });
const done = { ok: true } as const;

route(shoppers, contract.getShopper, (_, { userId }) => readShopper(userId));
route(shoppers, contract.changeShopper, ({ firstName }, { userId }) => renameShopper(userId, firstName));
route(shoppers, contract.listUsers, async (_, { userId }) => [await readShopper(userId)]);
route(shoppers, contract.setShopperLanguage, async (told, { userId }) => {
  await setLanguage(userId, told);
  return done;
});
route(shoppers, contract.getProfile, (_, { userId }) => readDeliveryProfile(userId));
route(shoppers, contract.saveProfile, (changes, { userId }) => saveDeliveryProfile(userId, changes));
route(
  shoppers,
  contract.recordShare,
  async (share, { userId }) => {
    await recordShare(userId, share);
    return done;
  },
  { limit: "events" },
);
