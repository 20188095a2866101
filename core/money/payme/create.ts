import { UniqueConstraintError } from "sequelize";
import { z } from "zod";
import type { ProviderPayment } from "#db/models/ProviderPayment.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { transact } from "#db/sequelize.ts";
import { abandonPayment } from "../payments/abandonPayment.ts";
import { beginPayment } from "../payments/beginPayment.ts";
import { lockToPay } from "../payments/lockTransaction.ts";
import { logCallback } from "../payments/logCallback.ts";
import { TIMED_OUT, timeoutOf } from "../payments/sweepTransactions.ts";
import { assertPayable } from "./assertPayable.ts";
import { defineMethod } from "./defineMethod.ts";
import { describePayment } from "./describePayment.ts";
import { findPayment } from "./findPayment.ts";
import { PaymeError } from "./PaymeError.ts";
import { Account, Amount, Moment, PaymentId } from "./params.ts";
import { transactionOf } from "./transactionOf.ts";

const Params = z.object({ id: PaymentId, time: Moment, amount: Amount, account: Account });
type Params = z.infer<typeof Params>;

/** The payment as it was made before; one that took too long is given up by this. */
async function replay(
  payment: ProviderPayment,
  transaction: Transaction,
  amount: number,
): Promise<ProviderPayment> {
  if (payment.transactionId !== transaction.id) throw new PaymeError("wrong_state");
  if (payment.amount !== amount) throw new PaymeError("wrong_amount");
  if (payment.state === "created" && timeoutOf(payment) <= new Date()) {
    await abandonPayment(payment, transaction, TIMED_OUT);
  }
  return payment;
}

async function begin(transaction: Transaction, { id, time, amount }: Params): Promise<ProviderPayment> {
  await assertPayable(transaction, amount);
  const providerTime = new Date(time);
  const isOver = timeoutOf({ provider: "payme", providerTime, createdAt: new Date() }) <= new Date();
  if (isOver) throw new PaymeError("wrong_state");
  return beginPayment(transaction, { provider: "payme", externalId: id, amount, providerTime });
}

async function createOrReplay(params: Params): Promise<ProviderPayment> {
  const { id: externalId, account, amount } = params;
  const made = await transact(async () => {
    const transaction = await transactionOf(account, lockToPay);
    const before = transaction.status;
    const known = await findPayment(externalId);
    const payment = known ? await replay(known, transaction, amount) : await begin(transaction, params);
    return { payment, transaction, before };
  });
  logCallback({ provider: "payme", step: "CreateTransaction", externalId, ...made, code: 0 });
  return made.payment;
}

/** An id that another order took at this very moment: under the order's lock there is no other way to meet one twice. */
function refuseTaken(error: unknown): never {
  throw error instanceof UniqueConstraintError ? new PaymeError("wrong_state") : error;
}

/** CreateTransaction: a payment begins, for which the order is kept for 12 hours. */
export const create = defineMethod(Params, async (params) => {
  const payment = await createOrReplay(params).catch(refuseTaken);
  if (payment.state !== "created") throw new PaymeError("wrong_state");
  const { create_time, transaction, state } = describePayment(payment);
  return { create_time, transaction, state };
});
