import type { Transaction } from "#db/models/Transaction.ts";
import { User } from "#db/models/User.ts";
import { goods } from "./goods.ts";
import { paidElsewhere } from "./paidElsewhere.ts";
import { findUnderWay } from "./taking.ts";

/**
 * Why no payment of a transaction may begin now, or nothing when one may: it is paid, another payment is under way, also by
 * another transaction for the same where one of both is in Stars, its time is over, its payer is banned, what it buys has been
 * paid by another transaction since it was made, or can't be had any more. Whoever begins one has locked what it buys.
 */
export async function findPaymentRefusal(
  transaction: Transaction,
): Promise<"paid" | "busy" | "closed" | "banned" | "elsewhere" | "unavailable" | undefined> {
  const { status, expiresAt, userId, listingId, offers } = transaction;
  if (status === "Paid") return "paid";
  if (status === "Pending") return "busy";
  if (status !== "Created" || expiresAt <= new Date()) return "closed";
  const { bannedAt } = await User.findByPk(userId, { attributes: ["bannedAt"], rejectOnEmpty: true });
  if (bannedAt) return "banned";
  if (await findUnderWay(transaction)) return "busy";
  if (!offers) return undefined;
  if ((await paidElsewhere(transaction)).length > 0) return "elsewhere";
  return (await (await goods()).isAvailable(listingId, offers)) ? undefined : "unavailable";
}
