import { Transaction as DatabaseTransaction } from "sequelize";
import { Transaction } from "#db/models/Transaction.ts";

/**
 * A transaction, locked until the open database transaction ends; nothing where there is none. It is what payments lock
 * first, before listings and balances. Movements of the ledger may name it meanwhile, as what others do to its promotions is
 * entered under it by those who hold the listing.
 */
export function lockTransaction(id: number): Promise<Transaction | null> {
  return Transaction.findByPk(id, { lock: DatabaseTransaction.LOCK.NO_KEY_UPDATE });
}
