import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { joinOrCreate } from "#contract/groups.ts";
import type { noteInterest, Product } from "#contract/products.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { call } from "#webapps/shared/client/call.ts";
import { track } from "#webapps/shared/client/track.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { KEYS } from "../../queryKeys.ts";
import type { PurchaseBody } from "./purchaseForm.ts";

/** Orders a product: joins a group, starts one, or buys alone. */
export function placeOrder(body: PurchaseBody, idempotencyKey: string) {
  return call<typeof joinOrCreate>("post", "/api/user/group-purchases/join-or-create", body, {
    idempotencyKey,
  });
}

/** Has the server note that somebody wants a product. */
export function useInterest({ id, link }: Product) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call<typeof noteInterest>("post", "/api/user/products/interest", { productId: id }),
    onSuccess: () => {
      haptic("success");
      track("interest_noted", { productId: id });
    },
    onError: (failure) => {
      haptic("error");
      // It is sold by now.
      const isSold = failure instanceof ApiError && failure.code === "conflict";
      if (isSold) void queryClient.invalidateQueries({ queryKey: [KEYS.product, link] });
    },
  });
}
