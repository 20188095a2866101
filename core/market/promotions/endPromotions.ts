import { Promotion } from "#db/models/Promotion.ts";
import { number, rows } from "#db/rows.ts";
import { transact } from "#db/sequelize.ts";
import { endPromotion } from "./endPromotion.ts";
import { returnUnused } from "./returnUnused.ts";
import { tellOwnerOfEnd } from "./tellOwnerOfEnd.ts";

interface Terms {
  /** Gives the owner the coins of what is left, rounded up. */
  returnsUnused?: boolean;
}

/** The promotions that have ended with a listing. */
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

/**
 * Ends the promotions whose time is over and tells their owners. Those that somebody else holds have another turn.
 * @returns how many ended.
 */
export function endExpired(): Promise<number> {
  return transact(async () => {
    const found = await rows(
      { id: number },
      `update promotions set ended_at = ends_at
       where id in (
         select id from promotions where ended_at is null and ends_at <= now() for update skip locked)
       returning id`,
    );
    for (const { id } of found) await tellOwnerOfEnd([id]);
    return found.length;
  });
}
