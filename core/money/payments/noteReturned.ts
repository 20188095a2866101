import { recordAudit } from "#core/platform/audit/recordAudit.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { transact } from "#db/sequelize.ts";
import { lockTransaction } from "./lockTransaction.ts";
import { refund } from "./refund.ts";

interface Returned {
  transactionId: number;
  /** The admin who says so; null for an operator at the server. */
  adminId: number | null;
  /** Why, in the operator's words. */
  note: string;
}

/**
 * Notes that the money of a paid transaction was given back in its provider's dashboard, and that we weren't told: Click
 * has no call for it. What it bought ends; what the payer has spent of it is our loss.
 * @throws {RuleError} not_found; method_unavailable for coins and Stars; payment_closed when it isn't paid.
 */
export function noteReturned({ transactionId, adminId, note }: Returned): Promise<void> {
  return transact(async () => {
    const transaction = await lockTransaction(transactionId);
    if (!transaction) throw new RuleError("not_found", "No such transaction");
    const { method, coins } = transaction;
    if (method === "coins" || method === "stars") {
      throw new RuleError(
        "method_unavailable",
        `${method} have no merchant dashboard: they are refunded here`,
      );
    }
    await refund(transaction, { isDone: true });
    await recordAudit({
      actorId: adminId,
      action: "transaction.returned",
      subjectType: "transaction",
      subjectId: transactionId,
      details: { method, coins, note },
    });
  });
}
