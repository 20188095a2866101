import type { ListingStatus } from "#contract/listings.ts";
import { Listing } from "#db/models/Listing.ts";
import { RuleError } from "../errors.ts";

/**
 * What one's own listing is now.
 * @throws {RuleError} not_found
 */
export async function readOwnStatus(userId: number, id: number): Promise<ListingStatus> {
  const listing = await Listing.findOne({ where: { id, ownerId: userId }, attributes: ["status"] });
  if (!listing) throw new RuleError("not_found", "No such listing of this person");
  return listing.status;
}
