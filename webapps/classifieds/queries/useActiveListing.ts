import { useQuery, useQueryClient } from "@tanstack/react-query";
import { TAKE_MAX } from "#contract/limits.ts";
import type { listOwnListings, OwnListing } from "#contract/ownListings.ts";
import { call } from "#webapps/shared/client/call.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { OWN_LISTINGS_KEY } from "./useOwnListings.ts";

const PATH: (typeof listOwnListings)["path"] = "/api/user/telegram/products";

async function findActive(id: number, signal: AbortSignal): Promise<OwnListing | null> {
  for (let skip = 0; ; skip += TAKE_MAX) {
    const input = { status: "active", skip, take: TAKE_MAX } as const;
    const { data, total } = await call<typeof listOwnListings>("get", PATH, input, { signal });
    const found = data.find((listing) => listing.id === id);
    if (found) return found;
    if (data.length === 0 || skip + data.length >= total) return null;
  }
}

/** One's own listing by its id while it is on sale; null when there is none such. One that a list has is shown at once. */
export function useActiveListing(id: number) {
  const isSignedIn = useSession((session) => session.status === "signed-in");
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: [OWN_LISTINGS_KEY, "one", id],
    enabled: isSignedIn,
    queryFn: ({ signal }) => findActive(id, signal),
    placeholderData: () =>
      queryClient
        .getQueriesData<{ data: OwnListing[] }>({ queryKey: [OWN_LISTINGS_KEY, "active"] })
        .flatMap(([, page]) => page?.data ?? [])
        .find((listing) => listing.id === id),
  });
}
