import type { Transaction } from "#db/models/Transaction.ts";
import { findTransaction } from "../payments/findTransaction.ts";
import { ACCOUNT_FIELD, PaymeError } from "./PaymeError.ts";
import type { Account } from "./params.ts";

/**
 * The transaction that an account names, read by `find`. Payme sends what its link held, as text; a number does as well.
 * @throws {PaymeError} unknown_order
 */
export async function transactionOf(
  { [ACCOUNT_FIELD]: named }: Account,
  find: (id: number) => Promise<Transaction | null>,
): Promise<Transaction> {
  const text = typeof named === "string" || typeof named === "number" ? String(named) : "";
  const transaction = await findTransaction("payme", text, find);
  if (!transaction) throw new PaymeError("unknown_order");
  return transaction;
}
