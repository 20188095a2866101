import type { CloseReason } from "#contract/reasons.ts";
import { transact } from "#db/sequelize.ts";
import { assertCanBecome } from "../listings/listingStatus.ts";
import { lockOwnListing } from "../listings/lockOwnListing.ts";
import { noteListingChange } from "../notices/noteListingChange.ts";
import { endPromotions } from "../promotions/endPromotions.ts";
import { tellOwnerOfEnd } from "../promotions/tellOwnerOfEnd.ts";
import { describeSaved, type SavedListing } from "./describeSaved.ts";

interface Closing {
  id: number;
  reason: CloseReason;
}

/**
 * Takes one's own listing off sale; what is left of its promotions is lost. Reports stay open: else closing and
 * reopening would wipe them.
 * @throws {RuleError} not_found, conflict when it is closed already or can't be.
 */
export function closeListing(userId: number, { id, reason }: Closing): Promise<SavedListing> {
  return transact(async () => {
    const listing = await lockOwnListing(userId, id);
    assertCanBecome(listing.status, "closed");
    await listing.update({
      status: "closed",
      closeReason: reason,
      rejectReason: null,
      rejectNote: null,
      reservedUntil: null,
      reservedForId: null,
    });
    await noteListingChange(listing, "gone");
    const { ended } = await endPromotions(id);
    await tellOwnerOfEnd(ended, "closed");
    return describeSaved(listing);
  });
}
