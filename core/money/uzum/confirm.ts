import { z } from "zod";
import { tellAdmins } from "#core/people/admins/admins.ts";
import type { ProviderPayment } from "#db/models/ProviderPayment.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { performPayment } from "../payments/performPayment.ts";
import { codes, refuse, type UzumFailure, type UzumSuccess } from "./answers.ts";
import { defineWebhook, PaymentCall } from "./defineWebhook.ts";
import { isFailed, onPayment } from "./onPayment.ts";

/** Fields that accountants compare. As the money has been taken, a wrong one is no reason to refuse. */
const Told = z
  .string()
  .regex(/^[\x20-\x7e]{1,100}$/)
  .optional()
  .catch(undefined);
const ConfirmCall = PaymentCall.extend({
  paymentSource: Told,
  tariff: Told,
  processingReferenceNumber: Told,
  cardType: Told,
});

async function take(
  payment: ProviderPayment,
  transaction: Transaction,
  details: Record<string, string | undefined>,
): Promise<UzumSuccess | UzumFailure> {
  await payment.update({ details });
  await performPayment(payment, transaction);
  return {
    status: "CONFIRMED",
    confirmTime: payment.performedAt?.getTime() ?? null,
    amount: Number(payment.amount),
  };
}

/**
 * Uzum has taken the money. A payment that wasn't confirmed in time is refused all the same: by the protocol it has
 * failed, status says so, and Uzum gives the money back; who could confirm what was once called failed would be given
 * something for nothing.
 */
export const confirm = defineWebhook(ConfirmCall, ({ transId, timestamp: _, ...details }) =>
  onPayment("confirm", transId, async (payment, transaction) => {
    if (payment.state === "created") return take(payment, transaction, details);
    if (payment.state === "performed" || payment.state === "surplus") {
      return refuse(codes.confirmed, { confirmTime: payment.performedAt?.getTime() ?? null });
    }
    if (isFailed(payment)) {
      await tellAdmins(`uzum-late:${payment.id}`, {
        key: "admin-uzum-late",
        values: { payment: payment.id, transaction: transaction.id },
      });
    }
    return refuse(codes.cancelled);
  }),
);
