import { tellAdmins } from "#core/people/admins/admins.ts";
import { log } from "#core/platform/log/log.ts";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { transact } from "#db/sequelize.ts";
import { lockTransaction } from "../payments/lockTransaction.ts";
import { refund } from "../payments/refund.ts";
import { resolveSurplus } from "../payments/resolveSurplus.ts";
import { starDetails } from "../payments/starPayment.ts";
import { takeBackCredited } from "./takeBackCredited.ts";

/** Notes a surplus as returned when Telegram has given it back, whatever was decided about it before. */
async function noteSurplusReturned(payment: ProviderPayment, transaction: Transaction): Promise<void> {
  const { id: paymentId, resolution } = payment;
  if (resolution === "credited") await takeBackCredited(payment, transaction);
  else if (resolution === "returned") {
    await tellAdmins(`stars-twice:${paymentId}`, {
      key: "admin-stars-twice",
      values: { payment: String(paymentId), transaction: String(transaction.id), stars: payment.amount },
    });
  } else {
    const note = "Telegram gave the Stars back";
    await resolveSurplus({ paymentId, resolution: "returned", adminId: null, note });
  }
}

/**
 * Notes that Telegram has given a payment back: the caller has locked its transaction and read it afterwards. What wasn't
 * refunded here yet is now, a surplus is resolved, and coins that its payer was given for it are taken again.
 */
export async function noteRefunded(payment: ProviderPayment, transaction: Transaction): Promise<void> {
  if (payment.state === "surplus") await noteSurplusReturned(payment, transaction);
  if (payment.state === "performed") await refund(transaction, { isDone: true });
  await payment.reload();
  await payment.update({ details: { ...starDetails(payment), refund: "done" } });
}

/** Takes in that Telegram has given a payment back, by us or by itself; once, however often it is told. */
export function takeRefund(chargeId: string): Promise<void> {
  return transact(async () => {
    const where = { provider: "stars" as const, externalId: chargeId };
    const found = await ProviderPayment.findOne({ where });
    if (!found) return log.error({ provider: "stars", charge: chargeId }, "a refund of a payment not known");
    const transaction = await lockTransaction(found.transactionId);
    const payment = await found.reload();
    if (transaction && starDetails(payment).refund !== "done") await noteRefunded(payment, transaction);
  });
}
