import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { OwnListing } from "#contract/ownListings.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { newIdempotencyKey } from "#webapps/shared/client/call.ts";
import { payWithCoins } from "../../queries/pay.ts";
import { refreshPromoted } from "../../queries/refreshPromoted.ts";
import { type CoinOrder, keptUnknown, type UnknownPayment } from "../../stores/promotionChoice.ts";

/** Answers that come before the server looks at what it has done: not signed in, too often. */
const EARLY: readonly number[] = [401, 429];

/** Whether it isn't known what came of a payment, by the error of its last call; `wasUnknown` before that call. */
function leavesUnknown(error: unknown, wasUnknown: boolean): boolean {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return true;
  // Of somebody between, or of a call with the same key that is still at work.
  if (error.code === "unexpected" || error.code === "conflict") return true;
  return wasUnknown && EARLY.includes(error.status);
}

const isSame = (one: CoinOrder, other: CoinOrder) => JSON.stringify(one) === JSON.stringify(other);

/** The server refuses a key for anything but what it has done by it: then that was one of the orders before. */
async function payOne(productId: number, { key, orders }: UnknownPayment) {
  for (const [turn, order] of orders.entries()) {
    const { featureIds, cost } = order;
    try {
      return { ...order, ...(await payWithCoins({ productId, featureIds, cost }, key)) };
    } catch (error) {
      const isAnother = error instanceof ApiError && error.code === "key_reused";
      if (!isAnother || turn === orders.length - 1) throw error;
    }
  }
  throw new Error("Nothing to pay");
}

/**
 * Pays orders for a listing with coins. One without an answer may have been paid: `isUnknown` until the next has got one,
 * which goes with the same key, so that of all of them at most one is paid. `pay` tells which one that is.
 */
export function useCoinPayment({ id: productId, link }: OwnListing) {
  const queryClient = useQueryClient();
  const [memory] = useState(() => keptUnknown(productId));
  const [isUnknown, setUnknown] = useState(() => memory.current !== undefined);

  function forget() {
    memory.current = undefined;
    setUnknown(false);
  }

  async function pay(order: CoinOrder) {
    const before = memory.current;
    const others = before?.orders.filter((other) => !isSame(other, order)) ?? [];
    const payment = { key: before?.key ?? newIdempotencyKey(), orders: [order, ...others] };
    memory.current = payment;
    try {
      const paid = await payOne(productId, payment);
      forget();
      return paid;
    } catch (error) {
      if (leavesUnknown(error, before !== undefined)) {
        setUnknown(true);
        void refreshPromoted(queryClient, link);
      } else forget();
      throw error;
    }
  }

  return { pay, isUnknown };
}
