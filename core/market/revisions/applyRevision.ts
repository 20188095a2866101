import type { RejectReason } from "#contract/reasons.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import type { Listing } from "#db/models/Listing.ts";
import { ListingRevision } from "#db/models/ListingRevision.ts";
import { type ListingContent, readContent } from "../listings/listingContent.ts";
import { writeContent } from "../listings/writeContent.ts";

/**
 * Makes the change beside a listing its live content and forgets it; new words are to be translated at once. The
 * caller has locked the listing in its transaction; the row is saved with whatever else was set on it.
 * @throws {RuleError} conflict when there is no change.
 */
export async function applyRevision(listing: Listing): Promise<void> {
  const revision = await ListingRevision.findByPk(listing.id);
  if (!revision) throw new RuleError("conflict", "No change of this listing waits");
  const live = await readContent(listing);
  await writeContent(listing, live, mergeRevision(live, revision), new Date());
  await listing.save();
  await revision.destroy();
}

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

/** A listing's content as its owner last wrote it: what stands, with what waits or was refused laid over it. */
export function mergeRevision(live: ListingContent, revision: ListingRevision | null): ListingContent {
  if (!revision) return live;
  return {
    name: revision.name ?? live.name,
    description: revision.description ?? live.description,
    originalLang: revision.originalLang ?? live.originalLang,
    categoryId: revision.categoryId ?? live.categoryId,
    parameters: revision.parameters ?? live.parameters,
    imageIds: revision.imageIds ?? live.imageIds,
  };
}
