import type { Listing } from "#db/models/Listing.ts";
import { endOfLife } from "../listings/lifeSpan.ts";
import { assertCanBecome } from "../listings/listingStatus.ts";
import { noteNewListing } from "../savedSearches/noteNewListing.ts";

/**
 * Puts a listing that waits on sale for a full life, in the place by date of its first approval. The caller has locked
 * it.
 */
export async function approveListing(listing: Listing): Promise<void> {
  assertCanBecome(listing.status, "active");
  const now = new Date();
  if (!listing.approvedAt) await noteNewListing(listing.id);
  const approvedAt = listing.approvedAt ?? now;
  await listing.update({
    status: "active",
    approvedAt,
    rankAt: listing.rankAt || Math.floor(approvedAt.getTime() / 1000),
    expiresAt: endOfLife(now),
    rejectReason: null,
    rejectNote: null,
    translationDueAt: listing.isTranslationActual ? null : now,
    translationTries: 0,
  });
}
