import { RuleError } from "#core/platform/errors/RuleError.ts";
import { Listing } from "#db/models/Listing.ts";
import { isApproved } from "./listingStatus.ts";

/**
 * A listing of somebody else that anybody may open, on sale or no longer.
 * @throws {RuleError} not_found, own_listing
 */
export async function getOthersListing(userId: number, id: number): Promise<Listing> {
  const listing = await Listing.findByPk(id);
  if (listing?.ownerId === userId) throw new RuleError("own_listing", "It is this person's own listing");
  const isOpen = listing?.approvedAt && isApproved(listing.status);
  if (!isOpen) throw new RuleError("not_found", "No such listing");
  return listing;
}
