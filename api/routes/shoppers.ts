import Router from "@koa/router";
import * as contract from "#contract/shoppers.ts";
import { recordShare } from "#core/shares/recordShare.ts";
import { readDeliveryProfile, saveDeliveryProfile } from "#core/shoppers/deliveryProfile.ts";
import { readShopper, renameShopper } from "#core/shoppers/readShopper.ts";
import { setLanguage } from "#core/users/setLanguage.ts";
import { route } from "../route.ts";
import type { ApiState } from "../state.ts";

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
