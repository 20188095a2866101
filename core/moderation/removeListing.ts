import type { Listing } from "#db/models/Listing.ts";
import { Promotion } from "#db/models/Promotion.ts";
import { assertCanBecome } from "../listings/listingStatus.ts";
import type { Refusal } from "./rejectListing.ts";

/** Takes a listing off sale for good, and its promotions with it. The caller has locked it. */
export async function removeListing(listing: Listing, { reason, note }: Refusal): Promise<void> {
  assertCanBecome(listing.status, "removed");
  await listing.update({ status: "removed", rejectReason: reason, rejectNote: note });
  await Promotion.update({ endedAt: new Date() }, { where: { listingId: listing.id, endedAt: null } });
}
