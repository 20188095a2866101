import type { ProviderPayment } from "#db/models/ProviderPayment.ts";
import { isSurplusReturned } from "../payments/returnSurplus.ts";
import type { UzumSuccess } from "./answers.ts";
import { defineWebhook, PaymentCall } from "./defineWebhook.ts";
import { isFailed, onPayment } from "./onPayment.ts";

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
