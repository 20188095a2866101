import { lockUser } from "#core/people/accounts/lockUser.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { transact } from "#db/sequelize.ts";
import { lockOwnListing } from "../listings/lockOwnListing.ts";
import { endReservation, keepFor, runningReservation } from "./reservation.ts";

interface Wish {
  id: number;
  isReserved: boolean;
  /** Frees what is kept for this buyer, or nobody knows for whom; what is kept for another stays. */
  ofBuyerId?: number;
}

/**
 * Keeps one's own active listing for a buyer for three days counted from now, or frees it. A second call for the same
 * buyer begins the three days again. The listing stays on sale, and others may still write.
 * @returns till when it is kept now.
 * @throws {RuleError} banned, not_found, not_active
 */
export function reserveListing(
  userId: number,
  { id, isReserved, ofBuyerId }: Wish,
): Promise<{ reservedUntil: Date | null }> {
  return transact(async () => {
    await lockUser(userId);
    const listing = await lockOwnListing(userId, id);
    if (listing.status !== "active") throw new RuleError("not_active", "Only what is on sale is reserved");
    const running = runningReservation(listing);
    if (isReserved) return { reservedUntil: await keepFor(listing, running?.buyerId ?? null) };
    if (ofBuyerId && running?.buyerId && running.buyerId !== ofBuyerId) {
      return { reservedUntil: running.until };
    }
    await endReservation(listing);
    return { reservedUntil: null };
  });
}
