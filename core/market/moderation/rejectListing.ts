import type { RejectReason } from "#contract/reasons.ts";
import type { Listing } from "#db/models/Listing.ts";
import { assertCanBecome } from "../listings/listingStatus.ts";

/** Why a moderator refuses something. */
export interface Refusal {
  reason: RejectReason;
  note: string | null;
  /** Whether a removal loses what was paid for the listing; decided by the reason when absent. */
  isSellersFault?: boolean | undefined;
}

/** Gives a listing that waits back to its owner, who may mend it. The caller has locked it. */
export async function rejectListing(listing: Listing, { reason, note }: Refusal): Promise<void> {
  assertCanBecome(listing.status, "rejected");
  await listing.update({ status: "rejected", rejectReason: reason, rejectNote: note });
}
