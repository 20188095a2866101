import { RuleError } from "#core/platform/errors/RuleError.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { lockOwnListing } from "../listings/lockOwnListing.ts";

/**
 * Notes that one's own listing is still for sale: nothing of it is asked until the next time. Once more changes nothing.
 * @throws {RuleError} not_found, not_active
 */
export function answerSelling(userId: number, listingId: number): Promise<void> {
  return transact(async () => {
    const { status } = await lockOwnListing(userId, listingId);
    if (status !== "active") throw new RuleError("not_active", "It isn't on sale any more");
    await sequelize.query(
      `update listing_notices set answered_at = now()
       where listing_id = $listingId and user_id = $userId and kind = 'StillSelling' and answered_at is null`,
      { bind: { listingId, userId } },
    );
  });
}
