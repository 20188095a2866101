import { Promotion } from "#db/models/Promotion.ts";
import { endPromotion } from "./endPromotion.ts";
import { returnUnused } from "./returnUnused.ts";
import { tellOwnerOfEnd } from "./tellOwnerOfEnd.ts";

interface Terms {
  reason: "closed" | "removed";
  /** Gives the owner the coins of what is left, rounded up. */
  returnsUnused?: boolean;
}

/**
 * Ends whatever promotes a listing, as it leaves the market, and tells its owner what that has brought. The caller has
 * locked the listing.
 * @returns the coins given back.
 */
export async function endPromotions(
  listingId: number,
  { reason, returnsUnused = false }: Terms,
): Promise<number> {
  let coins = 0;
  const promotions = await Promotion.findAll({ where: { listingId, endedAt: null }, lock: true });
  for (const promotion of promotions) {
    if (returnsUnused)
      coins += await returnUnused(promotion, { note: "its listing was removed", round: Math.ceil });
    await endPromotion(promotion);
  }
  const ids = promotions.map(({ id }) => id);
  if (ids.length > 0) await tellOwnerOfEnd(ids, reason);
  return coins;
}
