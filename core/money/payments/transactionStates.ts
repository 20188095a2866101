import type { TransactionStatus } from "#contract/payKinds.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";

/** From which state a transaction may go where; nothing leaves the last three. */
const moves: Record<TransactionStatus, readonly TransactionStatus[]> = {
  Created: ["Pending", "Paid", "Cancelled", "Expired"],
  // A provider's payment is under way; should it fail, another may begin.
  Pending: ["Created", "Paid", "Cancelled", "Expired"],
  Paid: ["Refunded"],
  Cancelled: [],
  Expired: [],
  Refunded: [],
};

/** Whether a transaction may go from one state to another. */
export const canBecome = (from: TransactionStatus, to: TransactionStatus) => moves[from].includes(to);

/**
 * Refuses a step that a transaction can't take.
 * @throws {RuleError} payment_closed
 */
export function assertCanBecome(from: TransactionStatus, to: TransactionStatus): void {
  if (!canBecome(from, to)) throw new RuleError("payment_closed", `A ${from} transaction can't become ${to}`);
}
