import { Promotion } from "#db/models/Promotion.ts";
import { endPromotion } from "./endPromotion.ts";
import { returnUnused } from "./returnUnused.ts";

/**
 * Ends whatever promotes a listing, as it leaves the market; `returnsUnused` gives the owner the coins of what is left, rounded up.
 * The caller has locked the listing.
 * @returns the coins given back.
 */
export async function endPromotions(listingId: number, { returnsUnused = false } = {}): Promise<number> {
  let coins = 0;
  for (const promotion of await Promotion.findAll({ where: { listingId, endedAt: null }, lock: true })) {
    if (returnsUnused)
      coins += await returnUnused(promotion, { note: "its listing was removed", round: Math.ceil });
    await endPromotion(promotion);
  }
  return coins;
}
