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
 * The same of an order that may begin to be paid, with what it buys: its listing, of coins its payer. So of two orders for
 * the same that begin at once, in whatever ways, the second sees the first.
 */
export async function lockOrder(id: number): Promise<Transaction | null> {
  const order = await lockTransaction(id);
  const key = { attributes: ["id"], lock: true };
  if (order && order.listingId !== null) await Listing.findByPk(order.listingId, key);
  else if (order) await User.findByPk(order.userId, key);
  return order;
}
