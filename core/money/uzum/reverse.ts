import type { ProviderPayment } from "#db/models/ProviderPayment.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { callOff, isUsedUp } from "../payments/callOff.ts";
import { codes, refuse, type UzumFailure, type UzumSuccess } from "./answers.ts";
import { defineWebhook, PaymentCall } from "./defineWebhook.ts";
import { onPayment } from "./onPayment.ts";

async function takeBack(
  payment: ProviderPayment,
  transaction: Transaction,
): Promise<UzumSuccess | UzumFailure> {
  if (!(await callOff(payment, transaction))) {
    return refuse(codes.reversed, { reverseTime: payment.cancelledAt?.getTime() ?? null });
  }
  await payment.reload();
  return {
    status: "REVERSED",
    reverseTime: payment.cancelledAt?.getTime() ?? null,
    amount: Number(payment.amount),
  };
}

/** Uzum gives the money back: another payment of the order may begin, or one that was paid is refunded if it still can be. */
export const reverse = defineWebhook(PaymentCall, async ({ transId }) => {
  try {
    return await onPayment("reverse", transId, takeBack);
  } catch (error) {
    if (!isUsedUp(error)) throw error;
    return refuse(codes.irreversible);
  }
});
