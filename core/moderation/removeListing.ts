import type { Listing } from "#db/models/Listing.ts";
import { assertCanBecome } from "../listings/listingStatus.ts";
import { endPromotions } from "../promotions/endPromotions.ts";
import type { Refusal } from "./rejectListing.ts";
import { isUsuallySellersFault } from "./sellersFault.ts";
import { tellReturned } from "./tellReturned.ts";

/**
 * Takes a listing off sale for good, and its promotions with it; what is left of them comes back in coins, unless it is the
 * seller's fault. The caller has locked it.
 */
export async function removeListing(
  listing: Listing,
  { reason, note, isSellersFault = isUsuallySellersFault(reason) }: Refusal,
): Promise<void> {
  assertCanBecome(listing.status, "removed");
  await listing.update({ status: "removed", rejectReason: reason, rejectNote: note });
  const coins = await endPromotions(listing.id, { returnsUnused: !isSellersFault });
  if (coins > 0) await tellReturned(listing, coins);
}
