import { useQuery } from "@tanstack/react-query";
import type { countOwnListings } from "#contract/ownListings.ts";
import { call } from "#webapps/shared/client/call.ts";
import { readEarly } from "#webapps/shared/client/early.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { OWN_LISTINGS_KEY } from "./useOwnListings.ts";

/** How many listings one has in each tab. */
export function useOwnCounts() {
  const isSignedIn = useSession((session) => session.status === "signed-in");
  return useQuery({
    queryKey: [OWN_LISTINGS_KEY, "counts"],
    initialData: () => readEarly<typeof countOwnListings>("/api/user/telegram/products/counts", {}),
    enabled: isSignedIn,
    queryFn: ({ signal }) =>
      call<typeof countOwnListings>("get", "/api/user/telegram/products/counts", {}, { signal }),
  });
}
