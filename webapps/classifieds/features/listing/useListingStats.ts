import { useQuery } from "@tanstack/react-query";
import type { getListingStats } from "#contract/ownListings.ts";
import { call } from "#webapps/shared/client/call.ts";

/** Views, contacts and favourites of one's own listing, day by day. */
export function useListingStats(link: string) {
  return useQuery({
    queryKey: ["listing-stats", link],
    queryFn: ({ signal }) =>
      call<typeof getListingStats>("get", "/api/user/telegram/products/:link/stats", { link }, { signal }),
  });
}
