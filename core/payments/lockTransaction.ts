import { Transaction } from "#db/models/Transaction.ts";

/**
 * A transaction, locked until the open database transaction ends; nothing where there is none. It is what payments lock
 * first, before listings and balances.
 */
export function lockTransaction(id: number): Promise<Transaction | null> {
  return Transaction.findByPk(id, { lock: true });
}
