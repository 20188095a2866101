import type { Transaction } from "#db/models/Transaction.ts";
import { findOrder } from "../payments/findOrder.ts";
import { ACCOUNT_FIELD, PaymeError } from "./PaymeError.ts";
import type { Account } from "./params.ts";

/**
 * The transaction that an account names, read by `find`. Payme sends what its link held, as text; a number does as well.
 * @throws {PaymeError} unknown_order
 */
export async function orderOf(
  { [ACCOUNT_FIELD]: named }: Account,
  find: (id: number) => Promise<Transaction | null>,
): Promise<Transaction> {
  const text = typeof named === "string" || typeof named === "number" ? String(named) : "";
  const order = await findOrder("payme", text, find);
  if (!order) throw new PaymeError("unknown_order");
  return order;
}
