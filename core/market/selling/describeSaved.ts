import type { ListingStatus } from "#contract/listings.ts";
import type { Listing } from "#db/models/Listing.ts";
import { ListingRevision } from "#db/models/ListingRevision.ts";

/** The answer about one's own listing once a change of it is saved. */
export interface SavedListing {
  id: number;
  link: string;
  status: ListingStatus;
  /** Whether a change of the approved words waits for a moderator. */
  hasRevision: boolean;
}

/** Describes a listing that has just been changed. */
export async function describeSaved({ id, link, status }: Listing): Promise<SavedListing> {
  const hasRevision = (await ListingRevision.count({ where: { listingId: id, status: "pending" } })) > 0;
  return { id, link, status, hasRevision };
}
