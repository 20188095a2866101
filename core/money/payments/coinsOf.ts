import { COIN_TIYIN } from "#contract/limits.ts";
import type { ProviderPayment } from "#db/models/ProviderPayment.ts";
import type { Transaction } from "#db/models/Transaction.ts";

/** The coins that a payment is worth. Its amount has been found to be that of its transaction. */
export function coinsOf(
  { provider, amount }: Pick<ProviderPayment, "provider" | "amount">,
  { coins }: Pick<Transaction, "coins">,
): number {
  return provider === "stars" ? coins : Math.round(Number(amount) / COIN_TIYIN);
}
