import type { joinOrCreate } from "#contract/groups.ts";
import type { noteInterest as noteInterestCall } from "#contract/products.ts";
import { call } from "#webapps/shared/client/call.ts";
import type { PurchaseBody } from "./purchaseForm.ts";

/** Orders a product: joins a group, starts one, or buys alone. */
export function placeOrder(body: PurchaseBody, idempotencyKey: string) {
  return call<typeof joinOrCreate>("post", "/api/user/group-purchases/join-or-create", body, {
    idempotencyKey,
  });
}

/** Asks to be told when a product is sold that isn't yet. */
export function noteInterest(productId: number) {
  return call<typeof noteInterestCall>("post", "/api/user/products/interest", { productId });
}
