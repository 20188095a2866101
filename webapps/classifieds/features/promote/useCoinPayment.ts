import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { OwnListing } from "#contract/ownListings.ts";
import { sendOnce } from "#webapps/shared/client/sendOnce.ts";
import { refreshPromoted } from "./offers.ts";
import { payWithCoins } from "./pay.ts";
import { type CoinOrder, keptUnknown } from "./promotionChoice.ts";

/**
 * Pays orders for a listing with coins. One without an answer may have been paid: `isUnknown` until the next has got one,
 * which goes with the same key, so that of all of them at most one is paid. `pay` tells which one that is.
 */
export function useCoinPayment({ id: productId, link }: OwnListing) {
  const queryClient = useQueryClient();
  const [memory] = useState(() => keptUnknown(productId));
  const [isUnknown, setUnknown] = useState(() => memory.current !== undefined);

  async function pay(order: CoinOrder) {
    try {
      const { body, answer } = await sendOnce(memory, order, ({ featureIds, cost }, key) =>
        payWithCoins({ productId, featureIds, cost }, key),
      );
      return { ...body, ...answer };
    } catch (error) {
      if (memory.current) void refreshPromoted(queryClient, link);
      throw error;
    } finally {
      setUnknown(memory.current !== undefined);
    }
  }

  return { pay, isUnknown };
}
