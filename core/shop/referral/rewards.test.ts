import { afterEach, expect, test } from "vitest";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { buildUser } from "../../../tests/factories.ts";
import { hold, someoneWaits } from "../../../tests/hold.ts";
import {
  bring,
  buy,
  earn,
  letPass,
  nextAddress,
  rewardOf,
  walletOf,
} from "../../../tests/referralFactories.ts";
import { buildProduct, purchaseOf } from "../../../tests/shopFactories.ts";
import { joinOrCreate } from "../purchase/joinOrCreate.ts";
import { checkReferral } from "./checkReferral.ts";
import { releaseRewards } from "./releaseRewards.ts";

// Whatever happened, the books stand.
afterEach(async () => {
  expect((await checkReferral()).faults).toEqual([]);
});

async function brought() {
  const referer = await buildUser({ botStartedAt: new Date() });
  return { referer, friend: await buildUser({ refererId: referer.id }) };
}
const DAY = 24 * 3_600_000;
/** The reward for an order of 550 rupees, in paise. A person who starts a group for 599 rupees pays 550. */
const AMOUNT = 825;

test("at the group's completion it is Pending: 1.5 % of the order's total in paise, rounded down, one level up", async () => {
  const { referer, friend } = await brought();
  const product = await buildProduct({ participantsToComplete: 2, discountedPrice: 600 });
  const placed = await joinOrCreate(friend.id, purchaseOf(product.id, { address: nextAddress() }));
  expect(await rewardOf(placed.orderId)).toBeUndefined();
  const joined = await joinOrCreate(
    (await buildUser()).id,
    purchaseOf(product.id, { inviteCode: placed.inviteCode ?? "", address: nextAddress() }),
  );
  // 551 rupees.
  expect(await rewardOf(placed.orderId)).toMatchObject({
    refererId: referer.id,
    amount: 826,
    rate: 150,
    state: "Pending",
    reason: null,
    releaseAt: null,
    decidedAt: null,
  });
  // 581 rupees, of who came by the friend's own code: theirs, and nothing of it goes further up.
  expect(await rewardOf(joined.orderId)).toMatchObject({ refererId: friend.id, amount: 871 });
});

test("alone it is Pending once the order is confirmed; who was brought by nobody brings nobody anything", async () => {
  const { friend } = await brought();
  const order = await buy(friend, { isGroupPurchase: false });
  expect(await rewardOf(order.id)).toBeUndefined();
  await bring(order.id, "confirmed");
  expect(await rewardOf(order.id)).toMatchObject({ state: "Pending", amount: 1498 });
  const other = await buy(await buildUser());
  await bring(other.id, "delivered");
  expect(await rewardOf(other.id)).toBeUndefined();
});

test("seven days after delivery it is Approved and in the balance, told once for all of a moment, whoever else looks", async () => {
  const { referer, friend } = await brought();
  const orders = [await buy(friend), await buy(friend)];
  for (const { id } of orders) await bring(id, "delivered");
  for (const { id } of orders) {
    expect(Number((await rewardOf(id))?.releaseAt) - Date.now()).toBeCloseTo(7 * DAY, -5);
  }
  expect(await releaseRewards()).toBe(0);
  for (const { id } of orders) await letPass(id);
  const counts = await Promise.all(Array.from({ length: 6 }, () => releaseRewards()));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
  for (const { id } of orders) {
    expect(await rewardOf(id)).toMatchObject({ state: "Approved", decidedAt: expect.any(Date) });
  }
  expect(await walletOf(referer.id)).toBe(2 * AMOUNT);
  const told = await OutboxMessage.findAll({ where: { userId: referer.id } });
  expect(told.map(({ message }) => message)).toEqual([
    {
      text: { key: "referral-approved", values: { amount: "₹16.50" } },
      buttons: [[{ text: { key: "button-rewards", values: {} }, app: "shop", path: "/referral" }]],
    },
  ]);
});

test("who has stopped the bot isn't written to, and gets it all the same", async () => {
  const referer = await buildUser({ botStartedAt: new Date(), botStoppedAt: new Date() });
  await earn(referer);
  expect(await walletOf(referer.id)).toBe(AMOUNT);
  expect(await OutboxMessage.count({ where: { userId: referer.id } })).toBe(0);
});

test.each(["cancelled", "refused", "returned"] as const)(
  "of an order that is %s before that it is Rejected",
  async (end) => {
    const { referer, friend } = await brought();
    const order = await buy(friend);
    await bring(order.id, end);
    expect(await rewardOf(order.id)).toMatchObject({ state: "Rejected", reason: end });
    await letPass(order.id);
    await releaseRewards();
    expect(await walletOf(referer.id)).toBe(0);
  },
);

test("returned after it was Approved, as much is taken back as is still there", async () => {
  const referer = await buildUser();
  const [first, second] = [await earn(referer), await earn(referer)];
  await buy(referer, { balance: 12 });
  expect(await walletOf(referer.id)).toBe(2 * AMOUNT - 1200);
  for (const { id } of [first, second]) {
    await bring(id, "returned");
    expect(await rewardOf(id)).toMatchObject({ state: "Rejected", reason: "returned", amount: AMOUNT });
    expect(await walletOf(referer.id)).toBe(0);
  }
});

test("who returns while it is released: either nothing was given or it is taken back", async () => {
  for (let round = 0; round < 8; round += 1) {
    const { referer, friend } = await brought();
    const order = await buy(friend);
    await bring(order.id, "delivered");
    await letPass(order.id);
    await Promise.all([releaseRewards(), bring(order.id, "returned")]);
    expect(await rewardOf(order.id)).toMatchObject({ state: "Rejected", reason: "returned" });
    expect(await walletOf(referer.id)).toBe(0);
  }
});

test("it goes to who has absorbed the referrer meanwhile, and to nobody where that is the buyer", async () => {
  const { referer, friend } = await brought();
  const heir = await buildUser();
  const order = await buy(friend, { isGroupPurchase: false });
  const own = await buy(friend, { isGroupPurchase: false });
  await referer.update({ absorbedById: heir.id });
  await bring(order.id, "confirmed");
  expect(await rewardOf(order.id)).toMatchObject({ refererId: heir.id });
  await referer.update({ absorbedById: friend.id });
  await bring(own.id, "confirmed");
  expect(await rewardOf(own.id)).toBeUndefined();
});

test("two who complete groups of people who brought each other don't wait in a circle", async () => {
  const [one, other] = [await buildUser(), await buildUser()];
  await one.update({ refererId: other.id });
  await other.update({ refererId: one.id });
  const held = await hold(() => buy(one));
  // Nothing of what the first holds stops the second.
  await buy(other);
  await held();
});

test("whoever releases waits for who moves the order, and nobody gets twice", async () => {
  const { referer, friend } = await brought();
  const order = await buy(friend);
  await bring(order.id, "delivered");
  await letPass(order.id);
  const released = await hold(() => releaseRewards());
  const returning = bring(order.id, "returned");
  await someoneWaits();
  await released();
  await returning;
  expect(await walletOf(referer.id)).toBe(0);
});
