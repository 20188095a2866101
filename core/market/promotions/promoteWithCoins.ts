import { readBalance } from "#core/money/ledger/readBalance.ts";
import { createTransaction } from "#core/money/payments/createTransaction.ts";
import { settle } from "#core/money/payments/settle.ts";
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
