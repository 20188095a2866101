import { VIP_PLACES } from "#contract/limits.ts";
import { move } from "#core/money/ledger/move.ts";
import type { Promotion } from "#db/models/Promotion.ts";
import { findVipPlace } from "./findVipPlace.ts";
import { type Purchase, readPurchases } from "./readPurchases.ts";
import { vipPlacesLeft } from "./vipRing.ts";

interface Terms {
  /** Why, for the ledger. */
  note: string;
  /** Rounds a part of a coin, by purchase: `Math.floor` where the owner wants the end, `Math.ceil` where we do. */
  round: (coins: number) => number;
}

/** Whole coins of a purchase for the time, or the places, that are ahead: never more than it cost. */
function unusedCoins({ cost, span }: Purchase, placesLeft: number, round: Terms["round"]): number {
  if (!span) return round((cost * placesLeft) / VIP_PLACES);
  const whole = span.endsAt - span.startsAt;
  const left = Math.min(whole, span.endsAt - Date.now());
  return left <= 0 ? 0 : round((cost * left) / whole);
}

/**
 * Gives those who paid for a promotion the coins of its unused part back, by purchase and once. It is to end now: the
 * caller has locked it and ends it in the same transaction, afterwards.
 * @returns the coins; 0 for one that nobody paid.
 */
export async function returnUnused(promotion: Promotion, { note, round }: Terms): Promise<number> {
  const place = promotion.type === "Vip" ? await findVipPlace(promotion.listingId) : undefined;
  let returned = 0;
  for (const purchase of await readPurchases(promotion)) {
    const { transactionId, userId } = purchase;
    const coins = unusedCoins(purchase, vipPlacesLeft(place), round);
    if (coins === 0) continue;
    const isReturned = await move({
      cause: `unused:${promotion.id}:${transactionId}`,
      kind: "unused",
      transactionId,
      note,
      entries: [
        ["promotion", -coins],
        [userId, coins],
      ],
    });
    if (isReturned) returned += coins;
  }
  return returned;
}
