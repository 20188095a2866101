import { RuleError } from "#core/platform/errors/RuleError.ts";
import { Listing } from "#db/models/Listing.ts";
import { User } from "#db/models/User.ts";
import { isApproved } from "./listingStatus.ts";

/** Says no to somebody else's listing: where it isn't open to this person, as if there were none. */
async function refuseOthers(userId: number, link: string): Promise<never> {
  const listing = await Listing.findOne({ where: { link }, attributes: ["status", "approvedAt"] });
  const isForAll = listing?.approvedAt && isApproved(listing.status);
  const isOpen = isForAll || (listing && (await User.count({ where: { id: userId, isAdmin: true } })) > 0);
  throw isOpen
    ? new RuleError("forbidden", "Somebody else's listing")
    : new RuleError("not_found", "No such listing");
}

/**
 * A person's own listing that may still be changed; `lock` holds it till the end of the transaction.
 * @throws {RuleError} not_found, forbidden for somebody else's that is open to this person, removed when a moderator took
 * it away.
 */
export async function getListingOfOwner(
  userId: number,
  link: string,
  { lock = false } = {},
): Promise<Listing> {
  const listing = await Listing.findOne({ where: { link, ownerId: userId }, lock });
  if (!listing) return refuseOthers(userId, link);
  if (listing.status === "removed") throw new RuleError("removed", "A removed listing stays as it is");
  return listing;
}
