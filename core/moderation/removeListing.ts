import type { Listing } from "#db/models/Listing.ts";
import { Promotion } from "#db/models/Promotion.ts";
import { assertCanBecome } from "../listings/listingStatus.ts";
import { noteListingChange } from "../notices/noteListingChange.ts";
import { endPromotions } from "../promotions/endPromotions.ts";
import { tellReturned } from "../promotions/tellReturned.ts";
import type { Refusal } from "./rejectListing.ts";
import { isUsuallySellersFault } from "./sellersFault.ts";

/**
 * Takes a listing off sale for good, and its promotions with it; what is left of them comes back in coins, unless it is the
 * seller's fault. The caller has locked it.
 * @returns whether something that was paid for is lost.
 */
export async function removeListing(
  listing: Listing,
  { reason, note, isSellersFault = isUsuallySellersFault(reason) }: Refusal,
): Promise<boolean> {
  assertCanBecome(listing.status, "removed");
  await listing.update({ status: "removed", rejectReason: reason, rejectNote: note });
  await noteListingChange(listing, "gone");
  const isPromoted = (await Promotion.count({ where: { listingId: listing.id, endedAt: null } })) > 0;
  const coins = await endPromotions(listing.id, {
    reason: "removed",
    returnsUnused: !isSellersFault,
  });
  const cause = `unused-returned:${listing.id}:${listing.edition}`;
  if (coins > 0) await tellReturned(listing, { coins, cause });
  return isPromoted && isSellersFault;
}
