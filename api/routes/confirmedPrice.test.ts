import { beforeEach, expect, test } from "vitest";
import { readBalance } from "#core/money/ledger/readBalance.ts";
import { PromotionOffer } from "#db/models/PromotionOffer.ts";
import { Transaction } from "#db/models/Transaction.ts";
import { buildListing } from "../../tests/factories.ts";
import { findOffer, giveCoins, sellServices } from "../../tests/moneyFactories.ts";
import { startTestApi } from "../../tests/testApi.ts";

await sellServices();
const api = await startTestApi();
const { id: topUp, cost: shown } = await findOffer("TopUp");
const { id: vip, cost: vipCost } = await findOffer("Vip");
const DEARER = shown + 24;

interface Answer {
  code: string;
  balance: number;
  coins: number;
}
const ways = {
  coins: "/api/user/telegram/available-features/promote",
  payme: "/api/user/telegram/transactions",
};

async function pay(by: keyof typeof ways, cost: number | undefined) {
  const { id, ownerId } = await buildListing();
  await giveCoins(ownerId, 1000);
  const what = by === "coins" ? { telegramProductId: id } : { productId: id, paymentSystem: by };
  const body = { ...what, featureIds: [topUp, vip], cost };
  return { ownerId, ...(await api.ask<Answer>(ways[by], { as: ownerId, body })) };
}

beforeEach(() => PromotionOffer.update({ cost: shown }, { where: { id: topUp } }));

test.each(["coins", "payme"] as const)("nothing is begun by %s at a price nobody was shown", async (by) => {
  await PromotionOffer.update({ cost: DEARER }, { where: { id: topUp } });
  const { ownerId, status, body } = await pay(by, shown + vipCost);
  expect([status, body.code]).toEqual([409, "price_changed"]);
  expect(await readBalance(ownerId)).toBe(1000);
  expect(await Transaction.count({ where: { userId: ownerId } })).toBe(0);
});

test("a lower price than the one shown is asked about, too", async () => {
  const { status, body } = await pay("coins", DEARER + vipCost);
  expect([status, body.code]).toEqual([409, "price_changed"]);
});

test("at the price that was shown it is paid", async () => {
  expect((await pay("coins", shown + vipCost)).body.balance).toBe(1000 - shown - vipCost);
  expect((await pay("payme", shown + vipCost)).body.coins).toBe(shown + vipCost);
});

test("who doesn't say what they were shown pays today's price", async () => {
  await PromotionOffer.update({ cost: DEARER }, { where: { id: topUp } });
  expect((await pay("coins", undefined)).body.balance).toBe(1000 - DEARER - vipCost);
  expect((await pay("payme", undefined)).body.coins).toBe(DEARER + vipCost);
});
