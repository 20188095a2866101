import { expect, test } from "vitest";
import { saveDeliveryProfile } from "#core/people/shoppers/deliveryProfile.ts";
import { DeliveryProfile } from "#db/models/DeliveryProfile.ts";
import type { User } from "#db/models/User.ts";
import { buildUser } from "../../../tests/factories.ts";
import { bring, buy, earn, letPass, rewardOf, walletOf } from "../../../tests/referralFactories.ts";
import { checkReferral } from "./checkReferral.ts";
import { releaseRewards } from "./releaseRewards.ts";

const PHONE = "+919811100001";
const ZEROED = "+91 (0) 98111 00001";
const HOME = { address: "12, M.G. Road", addressExtra: "Flat 3", pin: "411001" };

/** How an order may show that it is the referrer's own: what makes it so, and the order. */
const signs: [string, (referer: User) => Promise<unknown>, Parameters<typeof buy>[1], string][] = [
  [
    "the phone of their account",
    (referer) => referer.update({ phoneNumber: PHONE, phoneVerifiedAt: null }),
    { phoneNumber: PHONE },
    "own_phone",
  ],
  [
    "the phone of their account, with a zero before it",
    (referer) => referer.update({ phoneNumber: PHONE, phoneVerifiedAt: null }),
    { phoneNumber: ZEROED },
    "own_phone",
  ],
  [
    "the phone of their account, without the country",
    (referer) => referer.update({ phoneNumber: PHONE, phoneVerifiedAt: null }),
    { phoneNumber: `+${PHONE.slice(3)}` },
    "own_phone",
  ],
  [
    "the phone of their profile",
    async (referer) => {
      await DeliveryProfile.create({ userId: referer.id, phoneNumber: PHONE });
    },
    { phoneNumber: PHONE },
    "own_phone",
  ],
  [
    "the phone of an order of theirs",
    async (referer) => {
      await buy(referer, { phoneNumber: PHONE });
      await DeliveryProfile.destroy({ where: { userId: referer.id } });
    },
    { phoneNumber: PHONE },
    "own_phone",
  ],
  [
    "the address of their profile, written otherwise",
    (referer) => saveDeliveryProfile(referer.id, HOME),
    { address: "12 mg road flat 3", addressExtra: "", pin: "411001" },
    "own_address",
  ],
  [
    "the address of an order of theirs",
    async (referer) => {
      await buy(referer, HOME);
      await DeliveryProfile.destroy({ where: { userId: referer.id } });
    },
    HOME,
    "own_address",
  ],
];

test.each(signs)("nobody earns by an order to %s", async (_, make, purchase, reason) => {
  const referer = await buildUser();
  await make(referer);
  const order = await buy(await buildUser({ refererId: referer.id }), purchase);
  expect(await rewardOf(order.id)).toMatchObject({ state: "Rejected", reason });
  await bring(order.id, "delivered");
  await letPass(order.id);
  await releaseRewards();
  expect(await walletOf(referer.id)).toBe(0);
  expect(await rewardOf(order.id)).toMatchObject({ state: "Rejected", reason });
});

test.each(signs)("nor where it shows only before the release: %s", async (_, make, purchase, reason) => {
  const referer = await buildUser();
  const order = await buy(await buildUser({ refererId: referer.id }), purchase);
  await bring(order.id, "delivered");
  expect(await rewardOf(order.id)).toMatchObject({ state: "Pending" });
  await make(referer);
  await letPass(order.id);
  await releaseRewards();
  expect(await rewardOf(order.id)).toMatchObject({ state: "Rejected", reason });
  expect(await walletOf(referer.id)).toBe(0);
  expect((await checkReferral()).faults).toEqual([]);
});

test("nor by a second account whose own phone they have ordered with, whatever phone its order has", async () => {
  const referer = await buildUser();
  const second = await buildUser({ refererId: referer.id });
  await buy(referer, { phoneNumber: second.phoneNumber ?? "" });
  const order = await buy(second, { phoneNumber: "+919811100777" });
  expect(await rewardOf(order.id)).toMatchObject({ state: "Rejected", reason: "own_phone" });
});

test("a neighbour's order counts, and so does one to the same words under another PIN", async () => {
  const referer = await buildUser();
  await saveDeliveryProfile(referer.id, HOME);
  await earn(referer, { ...HOME, addressExtra: "Flat 4" });
  await earn(referer, { ...HOME, pin: "411002" });
  expect(await walletOf(referer.id)).toBe(2 * 825);
});
