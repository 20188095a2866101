import { COIN_SUM } from "#contract/limits.ts";
import type { ProviderPayment } from "#db/models/ProviderPayment.ts";
import { Transaction } from "#db/models/Transaction.ts";
import { findTransaction } from "../payments/findTransaction.ts";
import { isSurplusReturned } from "../payments/returnSurplus.ts";
import { codes, refuse, type UzumSuccess } from "./answers.ts";
import { defineWebhook, OrderCall, PaymentCall } from "./defineWebhook.ts";
import { findUzumRefusal } from "./findUzumRefusal.ts";
import { isFailed, onPayment } from "./onPayment.ts";

/** Uzum asks whether an order can be paid, and how much it is. Nothing is changed. */
export const check = defineWebhook(OrderCall, async ({ params }) => {
  const timestamp = Date.now();
  const transaction = await findTransaction("uzum", params.order_id, (id) => Transaction.findByPk(id));
  if (!transaction) return refuse(codes.unknownOrder, { timestamp });
  const code = await findUzumRefusal(transaction);
  if (code) return refuse(code, { timestamp });
  const value = String(transaction.coins * COIN_SUM);
  return { timestamp, status: "OK", data: { amount: { value } } };
});

const statuses: Record<ProviderPayment["state"], UzumSuccess["status"]> = {
  created: "CREATED",
  performed: "CONFIRMED",
  surplus: "CONFIRMED",
  cancelled: "REVERSED",
  reversed: "REVERSED",
};

/** Uzum asks how a payment stands. It is told from its row alone, the same each time. */
export const status = defineWebhook(PaymentCall, ({ transId }) =>
  onPayment("status", transId, async (payment) => {
    const hasFailed = isFailed(payment);
    return {
      status: hasFailed ? "FAILED" : statuses[isSurplusReturned(payment) ? "reversed" : payment.state],
      transTime: payment.createdAt.getTime(),
      confirmTime: payment.performedAt?.getTime() ?? null,
      reverseTime: hasFailed ? null : (payment.cancelledAt?.getTime() ?? null),
      amount: Number(payment.amount),
    };
  }),
);
