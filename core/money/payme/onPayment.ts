import type { ProviderPayment } from "#db/models/ProviderPayment.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { transact } from "#db/sequelize.ts";
import { lockTransaction } from "../payments/lockTransaction.ts";
import { logCallback } from "../payments/logCallback.ts";
import { findPayment } from "./findPayment.ts";
import { type FaultName, PaymeError } from "./PaymeError.ts";

interface Call {
  /** The method. */
  step: string;
  /** Payme's id of the payment. */
  id: string;
  /** The fault of a payment that Payme never made. */
  unknown?: FaultName;
}

/**
 * Does something to a payment under the lock of its transaction, whole or not at all. Whoever comes at the same time waits
 * and finds it done.
 * @returns the payment as it is stored afterwards.
 * @throws {PaymeError} `unknown`
 */
export async function onPayment(
  { step, id, unknown = "unknown_payment" }: Call,
  work: (payment: ProviderPayment, transaction: Transaction) => Promise<unknown>,
): Promise<ProviderPayment> {
  const payment = await findPayment(id);
  if (!payment) throw new PaymeError(unknown);
  const locked = await transact(async () => {
    const transaction = await lockTransaction(payment.transactionId);
    if (!transaction) throw new Error(`Payment ${payment.id} has lost its transaction`);
    const before = transaction.status;
    await payment.reload();
    await work(payment, transaction);
    await payment.reload();
    return { transaction, before };
  });
  logCallback({ provider: "payme", step, externalId: id, payment, ...locked, code: 0 });
  return payment;
}
