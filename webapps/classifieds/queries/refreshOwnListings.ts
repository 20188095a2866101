import type { QueryClient } from "@tanstack/react-query";
import { refreshCards } from "./refreshCards.ts";
import { OWN_LISTINGS_KEY } from "./useOwnListings.ts";

/** After a change of one's own listing: its tabs, their counts, the profile's count, the listing's page, its figures and its cards. */
export async function refreshOwnListings(queryClient: QueryClient, link?: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [OWN_LISTINGS_KEY] }),
    queryClient.invalidateQueries({ queryKey: ["me"] }),
    link !== undefined && queryClient.invalidateQueries({ queryKey: ["listing", link] }),
    link !== undefined && queryClient.invalidateQueries({ queryKey: ["listing-stats", link] }),
    link !== undefined && refreshCards(queryClient, link),
  ]);
}
