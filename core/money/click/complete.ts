import { tellAdmins } from "#core/people/admins/admins.ts";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { abandonPayment } from "../payments/abandonPayment.ts";
import { keepSurplus } from "../payments/keepSurplus.ts";
import { performPayment } from "../payments/performPayment.ts";
import { canBecome } from "../payments/transactionStates.ts";
import { answerCall } from "./answerCall.ts";
import { type ClickAnswer, type ClickCode, codes } from "./codes.ts";
import { parseAmount } from "./parseAmount.ts";

const isTaken = ({ state }: ProviderPayment) => state === "performed" || state === "surplus";
const isCalledOff = ({ state, reason }: ProviderPayment) =>
  state === "reversed" || (state === "cancelled" && reason !== null && reason < 0);

/**
 * Click took no money, or says it gave it back. What has been settled stays: the protocol has no word for a refund, and
 * what failed isn't signed, so an admin looks into the merchant dashboard.
 */
async function callOff(payment: ProviderPayment, transaction: Transaction, error: number): Promise<void> {
  if (payment.state === "created") await abandonPayment(payment, transaction, error);
  else if (payment.state === "cancelled") await payment.update({ reason: error });
  else if (isTaken(payment)) {
    await tellAdmins(`click-cancelled:${payment.id}`, {
      key: "admin-click-cancelled",
      values: { payment: payment.id, transaction: transaction.id },
    });
  }
}

/** Click has taken the money and takes no refusal for it, so it pays what it was for, or is kept. */
async function take(payment: ProviderPayment, transaction: Transaction): Promise<void> {
  if (!canBecome(transaction.status, "Paid")) {
    await keepSurplus(transaction, payment);
    return;
  }
  if (payment.state === "cancelled") {
    // Given up as nobody finished it: another may be under way, whose money would then be the surplus.
    await ProviderPayment.update(
      { state: "cancelled", cancelledAt: new Date() },
      { where: { transactionId: transaction.id, state: "created" } },
    );
    await payment.update({ cancelledAt: null, reason: null });
  }
  await performPayment(payment, transaction);
}

async function decide(
  payment: ProviderPayment,
  transaction: Transaction,
  { error, amount }: { error: number; amount: string },
): Promise<ClickCode> {
  if (error < 0) {
    await callOff(payment, transaction, error);
    return codes.cancelled;
  }
  if (isTaken(payment)) return codes.alreadyPaid;
  if (parseAmount(amount) !== Number(payment.amount)) return codes.wrongAmount;
  if (isCalledOff(payment)) return codes.cancelled;
  await take(payment, transaction);
  return codes.success;
}

/** Click tells how a payment went: its money is taken, or it is called off. */
export function complete(fields: unknown): Promise<ClickAnswer> {
  return answerCall("complete", fields, async (call, transaction, payment) => {
    // Click calls off a payment that Prepare refused, too.
    if (!payment && call.error < 0) return { code: codes.cancelled };
    // Click has no number to call off by if it never heard the answer to Prepare.
    const isNamed =
      String(payment?.id) === call.merchant_prepare_id || (call.error < 0 && !call.merchant_prepare_id);
    if (payment?.transactionId !== transaction.id || !isNamed) return { code: codes.unknownPayment };
    return { code: await decide(payment, transaction, call), payment };
  });
}
