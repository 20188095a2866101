import type { QueryClient } from "@tanstack/react-query";
import { refreshOwnListings } from "../ownListings/refreshOwnListings.ts";
import { RECEIPTS_KEY } from "../ownListings/useReceipts.ts";

/** After a payment: the balance, one's own listings and where the promoted one stands, whose link may not be known. */
export async function refreshPromoted(queryClient: QueryClient, link?: string): Promise<void> {
  await Promise.all([
    refreshOwnListings(queryClient, link),
    queryClient.invalidateQueries({ queryKey: ["top"] }),
    queryClient.invalidateQueries({ queryKey: [RECEIPTS_KEY] }),
    link === undefined && queryClient.invalidateQueries({ queryKey: ["listing"] }),
  ]);
}
