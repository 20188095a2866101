import { RuleError } from "#core/platform/errors/RuleError.ts";
import type { ProviderPayment } from "#db/models/ProviderPayment.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { abandonPayment } from "./abandonPayment.ts";
import { refund } from "./refund.ts";
import { isSurplusReturned, returnSurplus } from "./returnSurplus.ts";

/**
 * A provider calls a payment off: one that was under way ends, one that was made is given back. The caller has locked the
 * transaction and read the payment afterwards.
 * @returns false when it was over already.
 * @throws {RuleError} as `isUsedUp` tells when it can't be given back.
 */
export async function callOff(
  payment: ProviderPayment,
  transaction: Transaction,
  reason: number | null = null,
): Promise<boolean> {
  if (payment.state === "created") await abandonPayment(payment, transaction, reason);
  else if (payment.state === "performed") await refund(transaction, { reason });
  else if (payment.state === "surplus" && !isSurplusReturned(payment)) await returnSurplus(payment, reason);
  else return false;
  return true;
}

/** Whether an error says that what was bought, or coins of it, are used up. */
export const isUsedUp = (error: unknown): boolean =>
  error instanceof RuleError && (error.code === "conflict" || error.code === "not_enough_coins");
