import { RuleError } from "#core/platform/errors/RuleError.ts";
import { Transaction } from "#db/models/Transaction.ts";
import { User } from "#db/models/User.ts";
import { assertCanBecome } from "./transactionStates.ts";

interface Refundable extends Pick<Transaction, "id" | "method" | "coins" | "stars"> {
  isPack: boolean;
  payer: Pick<User, "id" | "firstName">;
}

/**
 * A paid transaction that somebody wants to refund, and whose it is.
 * @throws {RuleError} not_found; payment_closed when it isn't paid, or is refunded already.
 */
export async function findRefundable(id: number): Promise<Refundable> {
  const transaction = await Transaction.findByPk(id);
  if (!transaction) throw new RuleError("not_found", "No such transaction");
  const { method, coins, stars, offers, status, userId } = transaction;
  assertCanBecome(status, "Refunded");
  const payer = await User.findByPk(userId, { attributes: ["id", "firstName"], rejectOnEmpty: true });
  return { id, method, coins, stars, isPack: offers === null, payer };
}
