import type { BoughtOffer } from "#contract/promotions.ts";
import { Listing } from "#db/models/Listing.ts";
import { Promotion } from "#db/models/Promotion.ts";
import { PromotionPurchase } from "#db/models/PromotionPurchase.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { endOver } from "./endOver.ts";
import { endPromotion } from "./endPromotion.ts";
import { enterVip } from "./enterVip.ts";
import { readRunning } from "./readRunning.ts";
import { returnUnused } from "./returnUnused.ts";
import { whyNot } from "./whyNot.ts";

const DAY_MS = 86_400_000;

const later = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS);

/** Begins one that lasts for days, or prolongs the one that runs at the same strength. */
async function lengthen(
  listingId: number,
  { type, daysAmount, viewMultiply }: BoughtOffer,
): Promise<Promotion> {
  const days = daysAmount ?? 0;
  await endOver(listingId);
  const { [type]: running } = await readRunning(listingId);
  if (running?.endsAt && running.viewMultiply === viewMultiply) {
    return running.update({
      endsAt: later(running.endsAt, days),
      daysAmount: (running.daysAmount ?? 0) + days,
    });
  }
  if (running) {
    await returnUnused(running);
    await endPromotion(running);
  }
  const paidAt = new Date();
  const endsAt = later(paidAt, days);
  return Promotion.create({ listingId, type, paidAt, endsAt, daysAmount, viewMultiply });
}

/**
 * Gives a listing what was paid for it, at once. The caller has locked the transaction.
 * @returns what couldn't be given: the listing is off sale, or has as much of it as it may.
 */
export async function grant(
  { id: transactionId, listingId }: Transaction,
  offers: readonly BoughtOffer[],
): Promise<BoughtOffer[]> {
  const listing = listingId === null ? null : await Listing.findByPk(listingId, { lock: true });
  if (!listing) return [...offers];
  const refused: BoughtOffer[] = [];
  for (const offer of offers) {
    if (await whyNot(listing, offer)) {
      refused.push(offer);
      continue;
    }
    const promotion = offer.type === "Vip" ? await enterVip(listing.id) : await lengthen(listing.id, offer);
    const { cost, daysAmount } = offer;
    await PromotionPurchase.create({ promotionId: promotion.id, transactionId, cost, daysAmount });
  }
  return refused;
}
