import { COIN_TIYIN } from "#contract/limits.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { findPaymentRefusal } from "../payments/findPaymentRefusal.ts";
import { PaymeError } from "./PaymeError.ts";

const faultOf = {
  paid: "paid_order",
  busy: "busy_order",
  closed: "closed_order",
  banned: "closed_order",
  elsewhere: "paid_order",
  unavailable: "unsellable_order",
} as const;

/**
 * Makes sure that a payment of so many tiyin may begin for a transaction. It is looked at as it is, locked or not.
 * @throws {PaymeError} for what is wrong first: the amount, the order's state, what it buys.
 */
export async function assertPayable(transaction: Transaction, amount: number): Promise<void> {
  if (amount !== transaction.coins * COIN_TIYIN) throw new PaymeError("wrong_amount");
  const reason = await findPaymentRefusal(transaction);
  if (reason) throw new PaymeError(faultOf[reason]);
}
