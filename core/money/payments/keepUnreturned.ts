import type { ProviderPayment } from "#db/models/ProviderPayment.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { move } from "../ledger/move.ts";
import { coinsOf } from "./coinsOf.ts";
import { starDetails } from "./starPayment.ts";

/** Whether a payment in Stars is refunded here, and Telegram hasn't given it back yet. */
export const isUnreturned = (payment: ProviderPayment) =>
  payment.provider === "stars" && payment.state === "reversed" && starDetails(payment).refund === "due";

/**
 * Makes a surplus of Stars that Telegram doesn't give back: their transaction stays refunded, and the bot has them for
 * nothing. The caller has locked the transaction.
 */
export async function keepUnreturned(payment: ProviderPayment, transaction: Transaction): Promise<void> {
  const coins = coinsOf(payment, transaction);
  await payment.update({ state: "surplus" });
  await move({
    cause: `surplus:${payment.id}`,
    kind: "surplus",
    transactionId: transaction.id,
    note: "Telegram didn't give the Stars back",
    entries: [
      [payment.provider, -coins],
      ["surplus", coins],
    ],
  });
}
