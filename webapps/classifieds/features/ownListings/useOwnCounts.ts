import { useQuery } from "@tanstack/react-query";
import { queryOf } from "#webapps/shared/client/queryOf.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { ownCounts } from "../../readings.ts";
import { OWN_LISTINGS_KEY } from "./useOwnListings.ts";

/** How many listings one has in each tab. */
export function useOwnCounts() {
  const isSignedIn = useSession((session) => session.status === "signed-in");
  return useQuery({
    queryKey: [OWN_LISTINGS_KEY, "counts"],
    enabled: isSignedIn,
    ...queryOf(ownCounts()),
  });
}
