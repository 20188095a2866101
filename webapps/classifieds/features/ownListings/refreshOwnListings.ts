import type { QueryClient } from "@tanstack/react-query";
import { refreshCards } from "./refreshCards.ts";
import { OWN_LISTINGS_KEY } from "./useOwnListings.ts";
import { RECEIPTS_KEY } from "./useReceipts.ts";

/** After a change of one's own listing: its tabs, their counts, the profile's count, the listing's page, its figures, what its promotions brought and its cards. */
export async function refreshOwnListings(queryClient: QueryClient, link?: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [OWN_LISTINGS_KEY] }),
    queryClient.invalidateQueries({ queryKey: ["me"] }),
    link !== undefined && queryClient.invalidateQueries({ queryKey: ["listing", link], refetchType: "none" }),
    link !== undefined && queryClient.invalidateQueries({ queryKey: ["listing-stats", link] }),
    link !== undefined && queryClient.invalidateQueries({ queryKey: [RECEIPTS_KEY, link] }),
    link !== undefined && refreshCards(queryClient, link),
  ]);
}
