import { type QueryClient, useQuery } from "@tanstack/react-query";
import { readsRussian } from "#contract/languages.ts";
import type { listCoinPacks, listPaymentMethods } from "#contract/payments.ts";
import type { listOffers } from "#contract/promotions.ts";
import { queryOf } from "#webapps/shared/client/queryOf.ts";
import { reading } from "#webapps/shared/client/reading.ts";
import { KEYS } from "../../queryKeys.ts";
import { refreshOwnListings } from "../ownListings/ownListings.ts";

/** The offers for a listing, in the reader's language. */
export function useOffers(language: string) {
  const lang = readsRussian(language) ? "ru" : "uz";
  return useQuery({
    queryKey: [KEYS.offers, lang],
    ...queryOf(reading<typeof listOffers>("/api/telegram/available-features", { lang })),
  });
}

/** How long the offers are asked for until they differ, and how often, in milliseconds. */
const PATIENCE_MS = 3000;
const EVERY_MS = 500;

/**
 * Asks for the offers again. The server may know old prices for two seconds more, so it is asked until it names others.
 */
export async function refreshOffers(queryClient: QueryClient): Promise<void> {
  const filters = { queryKey: [KEYS.offers] };
  const known = () => JSON.stringify(queryClient.getQueriesData(filters));
  const before = known();
  for (let waited = 0; ; waited += EVERY_MS) {
    await queryClient.invalidateQueries(filters);
    if (known() !== before || waited >= PATIENCE_MS) return;
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}

/** Coins for sale, the smallest pack first. */
export function useCoinPacks() {
  return useQuery({
    queryKey: [KEYS.coinPacks],
    ...queryOf(reading<typeof listCoinPacks>("/api/telegram/coin-packs", {})),
  });
}

/** Whom one can pay through just now, besides coins. */
export function usePaymentMethods() {
  return useQuery({
    queryKey: [KEYS.paymentMethods],
    ...queryOf(reading<typeof listPaymentMethods>("/api/telegram/payment-methods", {})),
  });
}

/** After a payment: the balance, one's own listings and where the promoted one stands, whose link may not be known. */
export async function refreshPromoted(queryClient: QueryClient, link?: string): Promise<void> {
  await Promise.all([
    refreshOwnListings(queryClient, link),
    queryClient.invalidateQueries({ queryKey: [KEYS.top] }),
    queryClient.invalidateQueries({ queryKey: [KEYS.receipts] }),
    link === undefined && queryClient.invalidateQueries({ queryKey: [KEYS.listing] }),
  ]);
}
