import type { ProviderPayment } from "#db/models/ProviderPayment.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { settle } from "./settle.ts";

/**
 * Takes a payment that was under way for done: its transaction is paid. The caller has locked the transaction and read
 * the payment afterwards.
 * @throws {RuleError} payment_closed
 */
export async function performPayment(payment: ProviderPayment, transaction: Transaction): Promise<void> {
  await payment.update({ state: "performed", performedAt: new Date() });
  await settle(transaction);
}
