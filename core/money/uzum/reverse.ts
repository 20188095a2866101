import { RuleError } from "#core/platform/errors/RuleError.ts";
import type { ProviderPayment } from "#db/models/ProviderPayment.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { abandonPayment } from "../payments/abandonPayment.ts";
import { refund } from "../payments/refund.ts";
import { isSurplusReturned, returnSurplus } from "../payments/returnSurplus.ts";
import { codes, refuse, type UzumFailure, type UzumSuccess } from "./answers.ts";
import { defineWebhook, PaymentCall } from "./defineWebhook.ts";
import { onPayment } from "./onPayment.ts";

const isUsed = (error: unknown) =>
  error instanceof RuleError && (error.code === "conflict" || error.code === "not_enough_coins");

async function takeBack(
  payment: ProviderPayment,
  transaction: Transaction,
): Promise<UzumSuccess | UzumFailure> {
  if (payment.state === "created") await abandonPayment(payment, transaction);
  else if (payment.state === "performed") await refund(transaction);
  else if (payment.state === "surplus" && !isSurplusReturned(payment)) await returnSurplus(payment);
  else return refuse(codes.reversed, { reverseTime: payment.cancelledAt?.getTime() ?? null });
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
    if (!isUsed(error)) throw error;
    return refuse(codes.irreversible);
  }
});
