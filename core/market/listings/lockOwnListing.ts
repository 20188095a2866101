import { RuleError } from "#core/platform/errors/RuleError.ts";
import { Listing } from "#db/models/Listing.ts";

/**
 * One's own listing, locked until the open transaction ends.
 * @throws {RuleError} not_found when there is none such, or it is somebody else's.
 */
export async function lockOwnListing(userId: number, id: number): Promise<Listing> {
  const listing = await Listing.findOne({ where: { id, ownerId: userId }, lock: true });
  if (!listing) throw new RuleError("not_found", "No such listing of this person");
  return listing;
}
