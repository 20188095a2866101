import { Promotion } from "#db/models/Promotion.ts";
import { endPromotion } from "./endPromotion.ts";
import { returnUnused } from "./returnUnused.ts";

interface Terms {
  /** Gives the owner the coins of what is left, rounded up. */
  returnsUnused?: boolean;
}

/** What has ended with a listing. */
interface Ends {
  /** The promotions, for their owner to be told of. */
  ended: number[];
  /** The coins given back. */
  coins: number;
}

/** Ends whatever promotes a listing, as it leaves the market. The caller has locked the listing, and tells its owner. */
export async function endPromotions(listingId: number, { returnsUnused = false }: Terms = {}): Promise<Ends> {
  let coins = 0;
  const promotions = await Promotion.findAll({ where: { listingId, endedAt: null }, lock: true });
  for (const promotion of promotions) {
    if (returnsUnused)
      coins += await returnUnused(promotion, { note: "its listing was removed", round: Math.ceil });
    await endPromotion(promotion);
  }
  return { ended: promotions.map(({ id }) => id), coins };
}
