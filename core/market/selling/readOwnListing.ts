import type { ListingStatus } from "#contract/listings.ts";
import { findOpenPayment } from "#core/money/payments/findOpenPayment.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import { Listing } from "#db/models/Listing.ts";
import { read } from "#db/readPool.ts";
import { cardsRow, cardsSql } from "../listings/listingCardSql.ts";
import { ownListingSql } from "./readOwnListings.ts";

const statement = {
  name: "own-one",
  text: cardsSql(
    "select id from listings where owner_id = $1::integer and id = $2::integer and status <> 'draft'",
    "page.id",
    "",
    ownListingSql,
  ),
};

/**
 * One's own listing as lists of one's own show it, and a payment for it that is open.
 * @throws {RuleError} not_found when there is none such, or it is somebody else's.
 */
export async function readOwnListing(userId: number, id: number): Promise<ReadyJson> {
  const [[row], openPayment] = await Promise.all([
    read(cardsRow, statement, [userId, id]),
    findOpenPayment({ userId, listingId: id }),
  ]);
  if (!row?.count) throw new RuleError("not_found", "No such listing of this person");
  // One card, without the brackets of its array.
  return new ReadyJson(`{"listing":${row.cards.slice(1, -1)},"openPayment":${JSON.stringify(openPayment)}}`);
}

/**
 * Reads the status of one's own listing, and whether a closed one was closed as sold here.
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
