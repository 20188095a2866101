import { z } from "zod";
import { Transaction } from "#db/models/Transaction.ts";
import { abandonPayment } from "../payments/abandonPayment.ts";
import { performPayment } from "../payments/performPayment.ts";
import { TIMED_OUT, timeoutOf } from "../payments/sweepTransactions.ts";
import { assertPayable } from "./assertPayable.ts";
import { defineMethod } from "./defineMethod.ts";
import { describePayment } from "./describePayment.ts";
import { onPayment } from "./onPayment.ts";
import { PaymeError } from "./PaymeError.ts";
import { Account, Amount, PaymentId } from "./params.ts";
import { transactionOf } from "./transactionOf.ts";

/** CheckPerformTransaction: whether an order can be paid; nothing is changed. */
export const checkPerform = defineMethod(
  z.object({ amount: Amount, account: Account }),
  async ({ amount, account }) => {
    await assertPayable(await transactionOf(account, (id) => Transaction.findByPk(id)), amount);
    return { allow: true };
  },
);

/**
 * PerformTransaction: the money has come, so the order is paid, or it is kept for what was
 * paid in another way meanwhile; one that took too long is given up instead.
 */
export const perform = defineMethod(z.object({ id: PaymentId }), async ({ id }) => {
  const payment = await onPayment({ step: "PerformTransaction", id }, async (one, transaction) => {
    if (one.state !== "created") return;
    if (timeoutOf(one) <= new Date()) await abandonPayment(one, transaction, TIMED_OUT);
    else await performPayment(one, transaction);
  });
  if (payment.state !== "performed" && payment.state !== "surplus") throw new PaymeError("wrong_state");
  const { transaction, perform_time, state } = describePayment(payment);
  return { transaction, perform_time, state };
});
