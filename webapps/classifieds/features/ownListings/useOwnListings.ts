import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { OwnTab } from "#contract/ownListings.ts";
import { queryOf } from "#webapps/shared/client/queryOf.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { ownListings } from "../../readings.ts";

/** Everything about one's own listings; `refreshOwnListings` asks it all anew after a change. */
export const OWN_LISTINGS_KEY = "own-listings";

/** One page of a tab of one's own listings. While another page loads, the last one stays. */
export function useOwnListings(status: OwnTab, page: number) {
  const isSignedIn = useSession((session) => session.status === "signed-in");
  return useQuery({
    queryKey: [OWN_LISTINGS_KEY, status, page],
    enabled: isSignedIn,
    placeholderData: keepPreviousData,
    ...queryOf(ownListings(status, page)),
  });
}
