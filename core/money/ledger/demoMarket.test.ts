import { expect, test } from "vitest";
import { readReceipts } from "#core/market/promotions/readReceipts.ts";
import { Listing } from "#db/models/Listing.ts";
import { Promotion } from "#db/models/Promotion.ts";
import { PromotionOffer } from "#db/models/PromotionOffer.ts";
import { PromotionPurchase } from "#db/models/PromotionPurchase.ts";
import { Transaction } from "#db/models/Transaction.ts";
import { User } from "#db/models/User.ts";
import { makeListings } from "#db/seeds/demo/market/listings.ts";
import { people } from "#db/seeds/demo/market/people.ts";
import { writeMarket } from "#db/seeds/demo/writeMarket.ts";
import { checkLedger } from "./checkLedger.ts";
import { readBalance } from "./readBalance.ts";

const now = new Date();
const listings = makeListings(now);
const photos = [...new Set(listings.flatMap((listing) => listing.photos))].map((name) => ({
  name,
  width: 64,
  height: 48,
  thumbhash: "x",
}));
await writeMarket(listings, photos, now);

test("every promotion of the demo market has been paid by its owner, and the ledger is clean", async () => {
  const promotions = await Promotion.findAll();
  const purchases = await PromotionPurchase.findAll();
  expect(promotions.length).toBeGreaterThan(100);
  expect(new Set(purchases.map(({ promotionId }) => promotionId)).size).toBe(promotions.length);
  const { faults, balances } = await checkLedger();
  expect(faults).toEqual([]);
  const earned = purchases.reduce((sum, { cost }) => sum + cost, 0);
  expect(balances.promotion).toBe(earned);
});

test("what promotes is what is sold, at its price", async () => {
  const offers = await PromotionOffer.findAll();
  const isSold = ({ type, viewMultiply }: Promotion, { cost, daysAmount }: PromotionPurchase) =>
    offers.some(
      (offer) =>
        offer.type === type &&
        offer.cost === cost &&
        offer.daysAmount === daysAmount &&
        offer.viewMultiply === viewMultiply,
    );
  const promotions = new Map((await Promotion.findAll()).map((promotion) => [promotion.id, promotion]));
  const purchases = await PromotionPurchase.findAll();
  expect(purchases.filter((bought) => !isSold(promotions.get(bought.promotionId)!, bought))).toEqual([]);
});

test("people keep the coins they are to have", async () => {
  for (const { telegramId, balance } of people.slice(0, 20)) {
    const { id } = (await User.findOne({ where: { telegramId } }))!;
    expect(await readBalance(id)).toBe(balance);
  }
});

test("a receipt tells what its promotion cost; it was paid when it began", async () => {
  const [vip] = await Promotion.findAll({ where: { type: "Vip" } });
  const { link, ownerId } = (await Listing.findByPk(vip!.listingId))!;
  const { data } = JSON.parse((await readReceipts(ownerId, { link })).text) as {
    data: { type: string; cost: number }[];
  };
  expect(data.find(({ type }) => type === "Vip")?.cost).toBe(150);
  const purchase = await PromotionPurchase.findOne({ where: { promotionId: vip!.id } });
  const transaction = (await Transaction.findByPk(purchase!.transactionId))!;
  expect(transaction.paidAt).toEqual(vip!.paidAt);
  expect(transaction.offers).toMatchObject([{ type: "Vip", cost: 150 }]);
});
