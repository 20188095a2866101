import { Listing } from "#db/models/Listing.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { paidElsewhere } from "./paidElsewhere.ts";
import { assertCanBecome } from "./transactionStates.ts";

/**
 * Cancels a transaction all of whose services its listing has got meanwhile through another one, as its money would buy
 * the same twice. The caller has locked the transaction; the listing is locked here, so that of two that are paid at once
 * the second sees what the first has given.
 * @returns whether it did.
 */
export async function cancelPaidElsewhere(transaction: Transaction): Promise<boolean> {
  const { listingId, offers } = transaction;
  if (listingId === null || !offers) return false;
  await Listing.findByPk(listingId, { attributes: ["id"], lock: true });
  const given = await paidElsewhere(transaction);
  if (!offers.every(({ type }) => given.includes(type))) return false;
  assertCanBecome(transaction.status, "Cancelled");
  await transaction.update({ status: "Cancelled", closedAt: new Date() });
  return true;
}
