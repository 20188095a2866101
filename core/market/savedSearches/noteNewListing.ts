import { ListingToMatch } from "#db/models/ListingToMatch.ts";

/** Notes that a listing comes on sale for the first time, so that it is matched with saved searches; in the caller's transaction. */
export async function noteNewListing(listingId: number): Promise<void> {
  await ListingToMatch.bulkCreate([{ listingId }], { ignoreDuplicates: true });
}
