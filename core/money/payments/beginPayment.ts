import type { Provider } from "#contract/payKinds.ts";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { assertCanBecome } from "./transactionStates.ts";

interface Begun {
  provider: Provider;
  externalId: string;
  /** Tiyin; of Stars, Stars. */
  amount: number;
  /** By the provider's clock. */
  providerTime: Date;
  details?: Record<string, unknown>;
}

/**
 * Notes that a provider has begun to take the money of a transaction, which no other payment may take meanwhile. The
 * caller has locked it and what it buys (`lockToPay`), has asked `findPaymentRefusal`, and knows that this payment
 * isn't there yet.
 * @throws {RuleError} payment_closed when it isn't to be paid, or another payment is under way.
 */
export async function beginPayment(transaction: Transaction, begun: Begun): Promise<ProviderPayment> {
  assertCanBecome(transaction.status, "Pending");
  const payment = await ProviderPayment.create({ ...begun, transactionId: transaction.id, state: "created" });
  await transaction.update({ status: "Pending" });
  return payment;
}
