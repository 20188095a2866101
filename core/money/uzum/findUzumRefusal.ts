import type { Transaction } from "#db/models/Transaction.ts";
import { findPaymentRefusal } from "../payments/findPaymentRefusal.ts";
import { codes, type UzumCode } from "./answers.ts";

/** Uzum has no word for an order that another payment is under way for: it is neither paid nor cancelled. */
const codeOf = {
  paid: codes.paidOrder,
  busy: codes.failed,
  closed: codes.closedOrder,
  banned: codes.closedOrder,
  elsewhere: codes.paidOrder,
  unavailable: codes.closedOrder,
} as const;

/** Why Uzum may not begin to take the money of a transaction, or nothing when it may. */
export async function findUzumRefusal(transaction: Transaction): Promise<UzumCode | undefined> {
  const reason = await findPaymentRefusal(transaction);
  return reason && codeOf[reason];
}
