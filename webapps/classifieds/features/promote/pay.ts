import type { Provider } from "#contract/payKinds.ts";
import type {
  buyCoins as buyEndpoint,
  createTransaction,
  getTransactionStatus,
  giveUpTransaction,
} from "#contract/payments.ts";
import type { promote } from "#contract/promotions.ts";
import { call } from "#webapps/shared/client/call.ts";

/** An order: services for one's own listing, at the price that was shown, in coins. */
interface Order {
  productId: number;
  featureIds: number[];
  cost: number;
}

/** Pays an order with coins. */
export function payWithCoins({ productId: telegramProductId, ...order }: Order, idempotencyKey: string) {
  const path = "/api/user/telegram/available-features/promote";
  return call<typeof promote>("post", path, { telegramProductId, ...order }, { idempotencyKey });
}

/** Begins the payment of an order through a provider. */
export function beginPayment(paymentSystem: Provider, order: Order, idempotencyKey: string) {
  const path = "/api/user/telegram/transactions";
  return call<typeof createTransaction>("post", path, { paymentSystem, ...order }, { idempotencyKey });
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

/** Ends one's own order in Stars that was left unpaid, unless it may have been paid; how it stands then. */
export function giveUpPayment(id: number) {
  const path = "/api/user/telegram/transactions/give-up";
  return call<typeof giveUpTransaction>("post", path, { id });
}
