import { Listing } from "#db/models/Listing.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { whyNot } from "../promotions/whyNot.ts";

/**
 * Why no payment of a transaction may begin now, or nothing when one may: it is paid, another payment is under way, its
 * time is over, or what it buys can't be had any more.
 */
export async function whyUnpayable({
  status,
  expiresAt,
  listingId,
  offers,
}: Transaction): Promise<"paid" | "busy" | "closed" | "unavailable" | undefined> {
  if (status === "Paid") return "paid";
  if (status === "Pending") return "busy";
  if (status !== "Created" || expiresAt <= new Date()) return "closed";
  if (!offers) return undefined;
  const listing = listingId === null ? null : await Listing.findByPk(listingId);
  if (!listing) return "unavailable";
  for (const offer of offers) {
    if (await whyNot(listing, offer)) return "unavailable";
  }
  return undefined;
}
