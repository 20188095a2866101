import { Transaction as DatabaseTransaction } from "sequelize";
import { Listing } from "#db/models/Listing.ts";
import { Transaction } from "#db/models/Transaction.ts";
import { User } from "#db/models/User.ts";

/**
 * A transaction, locked until the open database transaction ends; nothing where there is none. It is what payments lock
 * first, before listings and balances. Movements of the ledger may name it meanwhile, as what others do to its promotions is
 * entered under it by those who hold the listing.
 */
export function lockTransaction(id: number): Promise<Transaction | null> {
  return Transaction.findByPk(id, { lock: DatabaseTransaction.LOCK.NO_KEY_UPDATE });
}

/**
 * Locks a transaction that may begin to be paid, and with it what it buys: its listing, or its payer where it buys coins. Of
 * two transactions for the same that begin at once, in whatever ways, the second then sees the first.
 */
export async function lockToPay(id: number): Promise<Transaction | null> {
  const transaction = await lockTransaction(id);
  const key = { attributes: ["id"], lock: true };
  if (transaction && transaction.listingId !== null) await Listing.findByPk(transaction.listingId, key);
  else if (transaction) await User.findByPk(transaction.userId, key);
  return transaction;
}
