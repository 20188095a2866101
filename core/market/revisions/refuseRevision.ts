import type { RejectReason } from "#contract/reasons.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import type { Listing } from "#db/models/Listing.ts";
import { ListingRevision } from "#db/models/ListingRevision.ts";

/**
 * Refuses the change that waits beside a listing: what is on sale stays, and the owner may mend the change and send
 * it in again. The caller has locked the listing in its transaction.
 * @throws {RuleError} conflict when no change waits.
 */
export async function refuseRevision(
  listing: Listing,
  rejectReason: RejectReason,
  rejectNote: string | null,
): Promise<void> {
  const [refused] = await ListingRevision.update(
    { status: "rejected", rejectReason, rejectNote },
    { where: { listingId: listing.id, status: "pending" } },
  );
  if (refused === 0) throw new RuleError("conflict", "No change of this listing waits");
}
