import type { ListingStatus } from "#contract/listings.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { Listing } from "#db/models/Listing.ts";

/**
 * What one's own listing is now, and of a closed one whether it was closed as sold here.
 * @throws {RuleError} not_found
 */
export async function readOwnStatus(
  userId: number,
  id: number,
): Promise<{ status: ListingStatus; isSold: boolean }> {
  const listing = await Listing.findOne({
    where: { id, ownerId: userId },
    attributes: ["status", "closeReason"],
  });
  if (!listing) throw new RuleError("not_found", "No such listing of this person");
  const { status, closeReason } = listing;
  return { status, isSold: status === "closed" && closeReason === "SoldHere" };
}
