import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { afterCommit } from "#db/sequelize.ts";
import { refund } from "./refund.ts";
import { starDetails, wakeRefunds } from "./starPayment.ts";

/**
 * Refunds a transaction that was paid in Stars: here at once, and by Telegram as soon as it does it. The caller has locked
 * the transaction.
 * @throws {RuleError} what `refund` refuses.
 */
export async function askRefund(transaction: Transaction): Promise<void> {
  const payment = await ProviderPayment.findOne({
    where: { transactionId: transaction.id, state: "performed" },
  });
  await refund(transaction);
  if (!payment) return;
  await payment.reload();
  await payment.update({ details: { ...starDetails(payment), refund: "due" } });
  await afterCommit(wakeRefunds);
}
