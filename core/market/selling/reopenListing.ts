import { lockUser } from "#core/people/accounts/lockUser.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { transact } from "#db/sequelize.ts";
import { endOfLife } from "../listings/lifeSpan.ts";
import { assertCanBecome } from "../listings/listingStatus.ts";
import { lockOwnListing } from "../listings/lockOwnListing.ts";
import { noteListingChange } from "../notices/noteListingChange.ts";
import { describeSaved, type SavedListing } from "./describeSaved.ts";

/**
 * Puts one's own closed or expired listing on sale again for a full life, or before the moderators when they never
 * let it through. Its place by date stays.
 * @throws {RuleError} not_found, banned, conflict when it is neither closed nor expired.
 */
export function reopenListing(userId: number, id: number): Promise<SavedListing> {
  return transact(async () => {
    await lockUser(userId);
    const listing = await lockOwnListing(userId, id);
    if (listing.status !== "closed" && listing.status !== "expired") {
      throw new RuleError("conflict", `A listing that is ${listing.status} isn't reopened`);
    }
    const status = listing.approvedAt ? "active" : "pending";
    assertCanBecome(listing.status, status);
    const now = new Date();
    await listing.update({
      ...(status === "active"
        ? { expiresAt: endOfLife(now) }
        : { submittedAt: now, edition: listing.edition + 1 }),
      status,
      closeReason: null,
    });
    // It may have become cheaper while it was away.
    if (status === "active") await noteListingChange(listing, "price");
    return describeSaved(listing);
  });
}
