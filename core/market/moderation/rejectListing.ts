import type { RejectReason } from "#contract/reasons.ts";
import type { Listing } from "#db/models/Listing.ts";
import { assertCanBecome } from "../listings/listingStatus.ts";

/** Why a moderator refuses something. */
export interface Refusal {
  reason: RejectReason;
  note: string | null;
  /** Of a removal: whether what was paid for the listing is lost; by the reason when it isn't said. */
  isSellersFault?: boolean | undefined;
}

/** Gives a listing that waits back to its owner, who may mend it. The caller has locked it. */
export async function rejectListing(listing: Listing, { reason, note }: Refusal): Promise<void> {
  assertCanBecome(listing.status, "rejected");
  await listing.update({ status: "rejected", rejectReason: reason, rejectNote: note });
}
