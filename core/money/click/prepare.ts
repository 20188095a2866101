import { COIN_TIYIN } from "#contract/limits.ts";
import type { ProviderPayment } from "#db/models/ProviderPayment.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { abandonPayment } from "../payments/abandonPayment.ts";
import { beginPayment } from "../payments/beginPayment.ts";
import { findPaymentRefusal } from "../payments/findPaymentRefusal.ts";
import { answerCall, type Outcome } from "./answerCall.ts";
import { type ClickAnswer, type ClickCode, codes } from "./codes.ts";
import { parseAmount } from "./parseAmount.ts";
import { type ClickCall, momentOf } from "./readCall.ts";

/** A payment that was prepared before is answered as it stands. */
async function again(
  call: ClickCall,
  transaction: Transaction,
  payment: ProviderPayment,
): Promise<ClickCode> {
  if (payment.state === "performed" || payment.state === "surplus") return codes.alreadyPaid;
  if (parseAmount(call.amount) !== Number(payment.amount)) return codes.wrongAmount;
  if (payment.state !== "created") return codes.cancelled;
  if (call.error === 0) return codes.success;
  await abandonPayment(payment, transaction, call.error);
  return codes.cancelled;
}

async function begin(call: ClickCall, transaction: Transaction): Promise<Outcome> {
  const reason = await findPaymentRefusal(transaction);
  if (reason === "paid") return { code: codes.alreadyPaid };
  const amount = transaction.coins * COIN_TIYIN;
  if (parseAmount(call.amount) !== amount) return { code: codes.wrongAmount };
  if (reason || call.error < 0) return { code: codes.cancelled };
  const payment = await beginPayment(transaction, {
    provider: "click",
    externalId: call.click_trans_id,
    amount,
    providerTime: momentOf(call.sign_time),
    details: { paydocId: call.click_paydoc_id },
  });
  return { code: codes.success, payment };
}

/** Click asks whether it may take the money of a transaction: until it tells how that went, nobody else may. */
export function prepare(fields: unknown): Promise<ClickAnswer> {
  return answerCall("prepare", fields, async (call, transaction, payment) => {
    if (!payment) return begin(call, transaction);
    if (payment.transactionId !== transaction.id) return { code: codes.badRequest };
    return { code: await again(call, transaction, payment), payment };
  });
}
