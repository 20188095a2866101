import { transact } from "#db/sequelize.ts";
import { RuleError } from "../errors.ts";
import { holdCaller } from "../users/holdCaller.ts";
import { lockOwnListing } from "./lockOwnListing.ts";
import { endReservation, keepFor, runningReservation } from "./reservation.ts";

interface Wish {
  id: number;
  isReserved: boolean;
}

/**
 * Keeps one's own active listing for a buyer for three days counted from now, or frees it; said again it is kept for
 * the same buyer anew. It stays on sale, and others may still write.
 * @throws {RuleError} banned, not_found, not_active
 */
export function reserveListing(
  userId: number,
  { id, isReserved }: Wish,
): Promise<{ reservedUntil: Date | null }> {
  return transact(async () => {
    await holdCaller(userId);
    const listing = await lockOwnListing(userId, id);
    if (listing.status !== "active") throw new RuleError("not_active", "Only what is on sale is reserved");
    if (isReserved) {
      return { reservedUntil: await keepFor(listing, runningReservation(listing)?.buyerId ?? null) };
    }
    await endReservation(listing);
    return { reservedUntil: null };
  });
}
