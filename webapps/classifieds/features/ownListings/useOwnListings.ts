import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { OWN_LISTINGS_PAGE } from "#contract/limits.ts";
import type { listOwnListings, OwnTab } from "#contract/ownListings.ts";
import { call } from "#webapps/shared/client/call.ts";
import { readEarly } from "#webapps/shared/client/early.ts";
import { useSession } from "#webapps/shared/client/session.ts";

/** Everything about one's own listings; `refreshOwnListings` asks it all anew after a change. */
export const OWN_LISTINGS_KEY = "own-listings";

/** One page of a tab of one's own listings. While another page loads, the last one stays. */
export function useOwnListings(status: OwnTab, page: number) {
  const isSignedIn = useSession((session) => session.status === "signed-in");
  const input = { status, skip: (page - 1) * OWN_LISTINGS_PAGE, take: OWN_LISTINGS_PAGE };
  return useQuery({
    queryKey: [OWN_LISTINGS_KEY, status, page],
    enabled: isSignedIn,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call<typeof listOwnListings>("get", "/api/user/telegram/products", input, { signal }),
    initialData: () => readEarly<typeof listOwnListings>("/api/user/telegram/products", input),
  });
}
