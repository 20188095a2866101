import type { ProviderPayment } from "#db/models/ProviderPayment.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { queueFailed } from "./queueUnpaid.ts";

/**
 * Ends a payment that was under way before any money came: another may begin, as long as there is time, and the payer is
 * told unless they do. The caller has locked the transaction and read the payment afterwards.
 */
export async function abandonPayment(
  payment: ProviderPayment,
  transaction: Transaction,
  reason: number | null = null,
): Promise<void> {
  const now = new Date();
  await payment.update({ state: "cancelled", cancelledAt: now, reason });
  if (transaction.status !== "Pending") return;
  const isOver = transaction.expiresAt <= now;
  await transaction.update(isOver ? { status: "Expired", closedAt: now } : { status: "Created" });
  await queueFailed(payment, transaction);
}
