import { type RejectReason, sellersFaults } from "#contract/reasons.ts";
import type { Listing } from "#db/models/Listing.ts";
import { assertCanBecome } from "../listings/listingStatus.ts";
import { noteListingChange } from "../notices/noteListingChange.ts";
import { endPromotions } from "../promotions/endPromotions.ts";
import type { Refusal } from "./rejectListing.ts";

/** Whether a removal for a reason is the seller's own fault, as long as the moderator doesn't say otherwise. */
const isUsuallySellersFault = (reason: RejectReason) => sellersFaults.includes(reason);

/** The promotions that have left the market with a listing. */
export interface Loss {
  /** Its promotions. */
  ended: number[];
  /** Coins that came back for what was left of them. */
  coins: number;
  /** Whether what was left of them is lost instead. */
  isLost: boolean;
}

/**
 * Takes a listing off sale for good, and its promotions with it; what is left of them comes back in coins, unless it is the
 * seller's fault. The caller has locked it, and tells its owner.
 */
export async function removeListing(
  listing: Listing,
  { reason, note, isSellersFault = isUsuallySellersFault(reason) }: Refusal,
): Promise<Loss> {
  assertCanBecome(listing.status, "removed");
  await listing.update({ status: "removed", rejectReason: reason, rejectNote: note });
  await noteListingChange(listing, "gone");
  const { ended, coins } = await endPromotions(listing.id, { returnsUnused: !isSellersFault });
  return { ended, coins, isLost: isSellersFault && ended.length > 0 };
}
