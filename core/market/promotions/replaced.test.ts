import { expect, test } from "vitest";
import type { PromotionReceipt } from "#contract/promotions.ts";
import { readBalance } from "#core/money/ledger/readBalance.ts";
import { renderMessage } from "#core/platform/outbox/renderMessage.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { Promotion } from "#db/models/Promotion.ts";
import { buildListing, buildUser } from "../../../tests/factories.ts";
import { findOffer, giveCoins, sellServices } from "../../../tests/moneyFactories.ts";
import { promoteWithCoins } from "./promoteWithCoins.ts";
import { readReceipts } from "./readReceipts.ts";

await sellServices();
const [weak, strong] = await Promise.all([findOffer("TopUp", 0), findOffer("TopUp", 2)]);

/** A seller who has bought the strong TopUp, twice when it is to be prolonged. */
async function promoted(times = 1) {
  const { id: ownerId } = await buildUser({ botStartedAt: new Date() });
  const listing = await buildListing({ ownerId });
  const buy = (featureId: number) =>
    promoteWithCoins({ userId: ownerId, listingId: listing.id, featureIds: [featureId] });
  await giveCoins(ownerId, 1000);
  for (let time = 0; time < times; time++) await buy(strong.id);
  const receipts = async () =>
    (JSON.parse((await readReceipts(ownerId, { link: listing.link })).text) as { data: PromotionReceipt[] })
      .data;
  return { listing, ownerId, buy, receipts };
}

test("what runs says how many coins another strength would bring back, and that is what comes", async () => {
  const { ownerId, buy, receipts } = await promoted(2);
  const [running] = await receipts();
  expect(running).toMatchObject({ isRunning: true, viewMultiply: 25, daysLeft: 28, returned: 0 });
  expect(running!.unused).toBeGreaterThanOrEqual(2 * strong.cost - 2);
  const before = await readBalance(ownerId);
  await buy(weak.id);
  const [now, replaced] = await receipts();
  expect(now).toMatchObject({ viewMultiply: 5, returned: 0 });
  expect(replaced).toMatchObject({
    isRunning: false,
    viewMultiply: 25,
    returned: running!.unused,
    unused: 0,
  });
  expect((await readBalance(ownerId)) - before).toBe(running!.unused - weak.cost);
});

test("half used, half of it would come back; of what nobody bought and of VIP nothing", async () => {
  const { listing, receipts } = await promoted();
  const endsAt = new Date(Date.now() + 7 * 86_400_000);
  await Promotion.update({ endsAt }, { where: { listingId: listing.id } });
  await Promotion.create({ listingId: listing.id, type: "Vip", paidAt: new Date() });
  const [vip, topUp] = await receipts();
  expect(vip).toMatchObject({ type: "Vip", unused: 0, returned: 0 });
  expect(topUp!.unused).toBe(strong.cost / 2 - 1);
});

test("the seller is told of the coins that came back, once and in words", async () => {
  const { listing, ownerId, buy, receipts } = await promoted();
  await buy(weak.id);
  const [, replaced] = await receipts();
  const told = await OutboxMessage.findAll({ where: { userId: ownerId } });
  const returned = told.filter(({ cause }) => cause.startsWith("replaced:"));
  expect(returned).toHaveLength(1);
  const { html } = renderMessage(returned[0]!.message, "ru");
  expect(html).toContain(`Вернули монеты: ${replaced!.returned}`);
  expect(html).toContain(listing.name);
});
