import { afterEach, expect, test } from "vitest";
import { verifyPhone } from "#core/people/accounts/verifyPhone.ts";
import { DeliveryProfile } from "#db/models/DeliveryProfile.ts";
import { Order } from "#db/models/Order.ts";
import { buildUser } from "../../../tests/factories.ts";
import { hold, someoneWaits } from "../../../tests/hold.ts";
import { bring, buy, earn, letPass, rewardOf, walletOf } from "../../../tests/referralFactories.ts";
import { checkReferral } from "./checkReferral.ts";
import { payOut } from "./payOut.ts";
import { readReferral } from "./readReferral.ts";
import { releaseRewards } from "./releaseRewards.ts";

afterEach(async () => {
  expect((await checkReferral()).faults).toEqual([]);
});

/** An account with a phone alone, and the one with Telegram that shares the phone when asked. */
async function pair() {
  const old = await buildUser({ telegramId: null });
  const next = await buildUser();
  return { old, next, share: () => verifyPhone(next.telegramId!, old.phoneNumber!) };
}

test("rewards, balance, payouts and the method of payment come along, by entries", async () => {
  const { old, next, share } = await pair();
  const admin = await buildUser({ isAdmin: true });
  await earn(old);
  await payOut(admin.id, { userId: old.id, amount: 825 });
  const [spent, approved] = [await buy(old), await earn(old)];
  const using = await buy(old, { balance: 5 });
  await DeliveryProfile.update({ payoutMethod: "old@upi" }, { where: { userId: old.id } });
  await earn(next);
  const friend = await buildUser({ refererId: old.id });
  const pending = await buy(friend);

  await share();

  expect([await walletOf(old.id), await walletOf(next.id)]).toEqual([0, 325 + 825]);
  for (const { id } of [approved, pending]) expect(await rewardOf(id)).toMatchObject({ refererId: next.id });
  expect(await readReferral(next.id, { take: 20 })).toMatchObject({
    balance: 1150,
    pending: 825,
    approved: 1650,
    paid: 825,
    payoutMethod: "old@upi",
    total: 4,
  });
  // What the old account had spent comes back to the new one.
  await bring(using.id, "cancelled");
  expect(await walletOf(next.id)).toBe(1650);
  await bring(spent.id, "cancelled");
  await bring(pending.id, "delivered");
  await letPass(pending.id);
  await releaseRewards();
  expect(await walletOf(next.id)).toBe(1650 + 825);
});

test("what would then be for one's own order is Rejected, and taken back if it was approved", async () => {
  const { old, next, share } = await pair();
  await old.update({ refererId: next.id });
  const [waiting, got] = [await buy(old), await buy(old)];
  await bring(got.id, "delivered");
  await letPass(got.id);
  await releaseRewards();
  expect(await walletOf(next.id)).toBe(825);
  await share();
  for (const { id } of [waiting, got]) {
    expect(await rewardOf(id)).toMatchObject({ state: "Rejected", reason: "own_phone" });
  }
  expect(await walletOf(next.id)).toBe(0);
});

test("a reward that is noted, released or paid out while it happens is the new account's", async () => {
  const noting = await pair();
  const friend = await buildUser({ refererId: noting.old.id });
  const order = await buy(friend, { isGroupPurchase: false });
  const noted = await hold(() => bring(order.id, "confirmed"));
  const first = noting.share();
  await someoneWaits();
  await noted();
  await first;
  expect(await rewardOf(order.id)).toMatchObject({ refererId: noting.next.id });

  const releasing = await pair();
  const due = await buy(await buildUser({ refererId: releasing.old.id }));
  await bring(due.id, "delivered");
  await letPass(due.id);
  const released = await hold(() => releaseRewards());
  const second = releasing.share();
  await someoneWaits();
  await released();
  await second;
  expect([await walletOf(releasing.old.id), await walletOf(releasing.next.id)]).toEqual([0, 825]);

  const paying = await pair();
  await earn(paying.old);
  const admin = await buildUser({ isAdmin: true });
  const paid = await hold(() => payOut(admin.id, { userId: paying.old.id, amount: 825 }));
  const third = paying.share();
  await someoneWaits();
  await paid();
  await third;
  expect(await readReferral(paying.next.id, { take: 1 })).toMatchObject({ balance: 0, paid: 825 });
});

test("a purchase by balance while it happens takes each rupee once", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { old, next, share } = await pair();
    await earn(old);
    await Promise.allSettled([share(), buy(old, { balance: 8 }), buy(next, { balance: 8 })]);
    const orders = await Order.findAll({ where: { userId: next.id, balanceUsed: 8 } });
    expect(orders.length).toBeLessThanOrEqual(1);
    expect((await walletOf(next.id)) + (await walletOf(old.id))).toBe(825 - 800 * orders.length);
  }
});
