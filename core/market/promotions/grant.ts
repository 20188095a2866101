import type { BoughtOffer } from "#contract/promotions.ts";
import { paidElsewhere } from "#core/money/payments/paidElsewhere.ts";
import { Priority } from "#core/platform/outbox/message.ts";
import { queueToUser } from "#core/platform/outbox/queueMessage.ts";
import { Listing } from "#db/models/Listing.ts";
import { Promotion } from "#db/models/Promotion.ts";
import { PromotionPurchase } from "#db/models/PromotionPurchase.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { endPromotion } from "./endPromotion.ts";
import { enterVip } from "./enterVip.ts";
import { findPromotionRefusal } from "./findPromotionRefusal.ts";
import { returnUnused } from "./returnUnused.ts";
import { tellOwnerOfEnd } from "./tellOwnerOfEnd.ts";

const DAY_MS = 86_400_000;

const later = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS);

/** Begins one that lasts for days, or prolongs the one that runs at the same strength. */
async function lengthen(
  listing: Listing,
  { type, daysAmount, viewMultiply }: BoughtOffer,
): Promise<Promotion> {
  const { id: listingId } = listing;
  const days = daysAmount ?? 0;
  // Locked, as the sweep may be ending it just now.
  const running = await Promotion.findOne({ where: { listingId, type, endedAt: null }, lock: true });
  if (running?.endsAt && running.endsAt > new Date() && running.viewMultiply === viewMultiply) {
    return running.update({
      endsAt: later(running.endsAt, days),
      daysAmount: (running.daysAmount ?? 0) + days,
    });
  }
  if (running) {
    const coins = await returnUnused(running, { note: "another strength replaced it", round: Math.floor });
    if (coins > 0) await tellReturned(listing, { coins, cause: `replaced:${running.id}` });
    await endPromotion(running);
    await tellOwnerOfEnd([running.id], "replaced");
  }
  const paidAt = new Date();
  const endsAt = later(paidAt, days);
  return Promotion.create({ listingId, type, paidAt, endsAt, daysAmount, viewMultiply });
}

/**
 * Gives a listing what was paid for it, at once. The caller has locked the transaction.
 * @returns what couldn't be given: the listing is off sale, has as much of it as it may, or has got it through
 * another transaction meanwhile.
 */
export async function grant(
  transaction: Transaction,
  offers: readonly BoughtOffer[],
): Promise<BoughtOffer[]> {
  const { id: transactionId, listingId } = transaction;
  const attributes = ["id", "status", "name", "ownerId"];
  const listing = listingId === null ? null : await Listing.findByPk(listingId, { attributes, lock: true });
  if (!listing) return [...offers];
  // Coins are paid the moment they are asked for.
  const elsewhere = transaction.method === "coins" ? [] : await paidElsewhere(transaction);
  const refused: BoughtOffer[] = [];
  for (const offer of offers) {
    if (elsewhere.includes(offer.type) || (await findPromotionRefusal(listing, offer))) {
      refused.push(offer);
      continue;
    }
    const promotionId =
      offer.type === "Vip" ? await enterVip(listing.id) : (await lengthen(listing, offer)).id;
    const { cost, daysAmount } = offer;
    await PromotionPurchase.create({ promotionId, transactionId, cost, daysAmount });
  }
  return refused;
}

/** Tells a listing's owner of the coins that came back for a promotion which was cut short. */
async function tellReturned(
  { name, ownerId }: Listing,
  { coins, cause }: { coins: number; cause: string },
): Promise<void> {
  await queueToUser(ownerId, {
    cause,
    priority: Priority.notice,
    message: { text: { key: "notice-unused-returned", values: { name, coins } } },
  });
}
