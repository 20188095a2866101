import type { Provider } from "#contract/payKinds.ts";
import type { buyCoins as buyEndpoint, createTransaction, getTransactionStatus } from "#contract/payments.ts";
import type { promote } from "#contract/promotions.ts";
import { call } from "#webapps/shared/client/call.ts";

/** Pays services for one's own listing with coins. */
export function payWithCoins(telegramProductId: number, featureIds: number[], idempotencyKey: string) {
  const input = { telegramProductId, featureIds };
  const path = "/api/user/telegram/available-features/promote";
  return call<typeof promote>("post", path, input, { idempotencyKey });
}

/** Begins a payment of services through a provider. */
export function beginPayment(
  paymentSystem: Provider,
  { productId, featureIds }: { productId: number; featureIds: number[] },
  idempotencyKey: string,
) {
  const input = { paymentSystem, productId, featureIds };
  return call<typeof createTransaction>("post", "/api/user/telegram/transactions", input, { idempotencyKey });
}

/** Begins a purchase of coins for Stars. */
export function buyCoins(packId: number, idempotencyKey: string) {
  const path = "/api/user/telegram/coin-packs/buy";
  return call<typeof buyEndpoint>("post", path, { packId }, { idempotencyKey });
}

/** How one's own payment stands now. */
export function askPayment(id: number) {
  const path = "/api/user/telegram/transactions/get-status";
  return call<typeof getTransactionStatus>("get", path, { id });
}
