import type { Provider } from "#contract/payKinds.ts";
import type { OpenPayment } from "#contract/promotions.ts";
import { languageOf } from "#core/people/accounts/languageOf.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { buyPack } from "./buyPack.ts";
import { createInvoice } from "./createInvoice.ts";
import { createTransaction } from "./createTransaction.ts";
import { findOpenPayment } from "./findOpenPayment.ts";
import { payLink, paymentProviders } from "./payLink.ts";

interface ToPay {
  id: number;
  link: string;
  coins: number;
  stars: number | null;
  /** Another payment for the same that may still be made. */
  openPayment: OpenPayment | null;
}

async function toPay(
  transaction: Transaction,
  provider: Provider,
  openPayment: OpenPayment | null = null,
): Promise<ToPay> {
  const { id, userId, coins, stars } = transaction;
  const language = (await languageOf(userId)) ?? "ru";
  const link =
    provider === "stars"
      ? await createInvoice(transaction, language)
      : await payLink(transaction, provider, language);
  return { id, link, coins, stars, openPayment };
}

interface Wish {
  paymentSystem: Provider;
  productId: number;
  featureIds: readonly number[];
  cost?: number | undefined;
}

/**
 * Begins a payment of services for one's own listing through a provider.
 * @throws {RuleError} method_unavailable, and what `createTransaction` refuses.
 */
export async function buyPromotion(
  userId: number,
  { paymentSystem: method, productId: listingId, featureIds, cost }: Wish,
): Promise<ToPay> {
  if (!paymentProviders().includes(method))
    throw new RuleError("method_unavailable", `${method} isn't set up`);
  const transaction = await createTransaction({ userId, method, listingId, featureIds, cost });
  return toPay(transaction, method, await findOpenPayment(transaction));
}

/**
 * Begins a purchase of coins for Stars.
 * @throws {RuleError} method_unavailable, and what `buyPack` refuses.
 */
export async function buyCoins(userId: number, packId: number): Promise<ToPay> {
  return toPay(await buyPack(userId, packId), "stars");
}
