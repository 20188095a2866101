import { readBalance } from "#core/money/ledger/readBalance.ts";
import { createTransaction } from "#core/money/payments/createTransaction.ts";
import { settle } from "#core/money/payments/settle.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { Transaction } from "#db/models/Transaction.ts";
import { transact } from "#db/sequelize.ts";

interface Wish {
  userId: number;
  listingId: number;
  featureIds: readonly number[];
  cost?: number | undefined;
}

/**
 * Pays services for one's own listing with coins; they begin at once.
 * @returns the transaction and the balance in coins after it.
 * @throws {RuleError} not_enough_coins, and what `createTransaction` refuses; nothing is taken then.
 */
export function promoteWithCoins(wish: Wish): Promise<{ transactionId: number; balance: number }> {
  return transact(async () => {
    const transaction = await createTransaction({ ...wish, method: "coins" });
    await settle(transaction);
    return { transactionId: transaction.id, balance: await readBalance(wish.userId) };
  });
}

interface Claim {
  userId: number;
  transactionId: number;
  listingId: number;
  featureIds: readonly number[];
}

/**
 * Confirms that a paid transaction is for just this; the provider's callback has given it already, so nothing happens.
 * @throws {RuleError} not_found when it is another's, or for something else; payment_closed when it isn't paid.
 */
export async function confirmPromotion({
  userId,
  transactionId,
  listingId,
  featureIds,
}: Claim): Promise<{ transactionId: number; balance: number }> {
  const transaction = await Transaction.findOne({ where: { id: transactionId, userId, listingId } });
  const bought = new Set(transaction?.offers?.map(({ id }) => id));
  if (!transaction || bought.size !== featureIds.length || !featureIds.every((id) => bought.has(id))) {
    throw new RuleError("not_found", "No such transaction of this person for this");
  }
  if (transaction.status !== "Paid") throw new RuleError("payment_closed", "It isn't paid");
  return { transactionId, balance: await readBalance(userId) };
}
