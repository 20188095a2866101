import { keepPreviousData, type QueryClient, useQuery } from "@tanstack/react-query";
import type {
  closeListing as close,
  getListingStats,
  getOwnListing,
  OwnTab,
  renewListing as renew,
  reopenListing as reopen,
  reserveListing as reserve,
} from "#contract/ownListings.ts";
import type { listReceipts } from "#contract/promotions.ts";
import type { CloseReason } from "#contract/reasons.ts";
import { call } from "#webapps/shared/client/call.ts";
import { queryOf } from "#webapps/shared/client/queryOf.ts";
import { reading } from "#webapps/shared/client/reading.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { ME_KEY } from "#webapps/shared/client/useMe.ts";
import { KEYS } from "../../queryKeys.ts";
import { ownCounts, ownListings } from "../../readings.ts";
import { refreshCards } from "./refreshCards.ts";

/** One page of a tab of one's own listings. While another page loads, the last one stays. */
export function useOwnListings(status: OwnTab, page: number) {
  const isSignedIn = useSession((session) => session.status === "signed-in");
  return useQuery({
    queryKey: [KEYS.ownListings, status, page],
    enabled: isSignedIn,
    placeholderData: keepPreviousData,
    ...queryOf(ownListings(status, page)),
  });
}

/** How many listings one has in each tab. */
export function useOwnCounts() {
  const isSignedIn = useSession((session) => session.status === "signed-in");
  return useQuery({
    queryKey: [KEYS.ownListings, "counts"],
    enabled: isSignedIn,
    ...queryOf(ownCounts()),
  });
}

/** One's own listing for its form. Never from an earlier visit: the form would begin with old words. */
export function useOwnListing(link: string) {
  const status = useSession((session) => session.status);
  return useQuery({
    queryKey: [KEYS.ownListing, link],
    enabled: status === "signed-in",
    gcTime: 0,
    // The listing isn't asked for again while it is being edited.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    ...queryOf(reading<typeof getOwnListing>("/api/user/telegram/products/:link", { link })),
  });
}

/** The results of the promotions of one's own listing, running ones first. They are asked for only when `wanted`. */
export function useReceipts(link: string, wanted = true) {
  return useQuery({
    queryKey: [KEYS.receipts, link],
    enabled: wanted,
    ...queryOf(reading<typeof listReceipts>("/api/user/telegram/products/:link/promotions", { link })),
  });
}

/** Views, contacts and favourites of one's own listing, day by day. */
export function useListingStats(link: string) {
  return useQuery({
    queryKey: [KEYS.listingStats, link],
    ...queryOf(reading<typeof getListingStats>("/api/user/telegram/products/:link/stats", { link })),
  });
}

/** Gives an active listing its full life again. */
export function renewListing(id: number) {
  return call<typeof renew>("post", "/api/user/telegram/products/:id/renew", { id });
}

/** Puts a closed or expired listing on sale again. */
export function reopenListing(id: number) {
  return call<typeof reopen>("post", "/api/user/telegram/products/:id/reopen", { id });
}

/** Keeps an active listing for a buyer, or frees it. */
export function reserveListing(id: number, isReserved: boolean) {
  return call<typeof reserve>("post", "/api/user/telegram/products/:id/reserve", { id, isReserved });
}

/** Takes one's own listing off sale. */
export function closeListing(id: number, reason: CloseReason) {
  return call<typeof close>("delete", "/api/user/telegram/products", { id, reason });
}

/** After a change of one's own listing: its tabs, their counts, the profile's count, the listing's page, its figures, what its promotions brought and its cards. */
export async function refreshOwnListings(queryClient: QueryClient, link?: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [KEYS.ownListings] }),
    queryClient.invalidateQueries({ queryKey: [ME_KEY] }),
    link !== undefined &&
      queryClient.invalidateQueries({ queryKey: [KEYS.listing, link], refetchType: "none" }),
    link !== undefined && queryClient.invalidateQueries({ queryKey: [KEYS.listingStats, link] }),
    link !== undefined && queryClient.invalidateQueries({ queryKey: [KEYS.receipts, link] }),
    link !== undefined && refreshCards(queryClient, link),
  ]);
}
