import type { ProviderPayment } from "#db/models/ProviderPayment.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { cancelPaidElsewhere } from "./cancelPaidElsewhere.ts";
import { keepSurplus } from "./keepSurplus.ts";
import { settle } from "./settle.ts";

/**
 * Takes a payment that was under way for done: its transaction is paid, or, when another one has paid all of the same
 * meanwhile, the money is kept as a surplus. The caller has locked the transaction and read the payment afterwards.
 * @throws {RuleError} payment_closed
 */
export async function performPayment(payment: ProviderPayment, transaction: Transaction): Promise<void> {
  if (await cancelPaidElsewhere(transaction)) {
    await keepSurplus(transaction, payment);
    await payment.reload();
    return;
  }
  await payment.update({ state: "performed", performedAt: new Date() });
  await settle(transaction);
}
