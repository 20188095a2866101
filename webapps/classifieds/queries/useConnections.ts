import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Direction, listConnections } from "#contract/connections.ts";
import { CONNECTIONS_PAGE } from "#contract/limits.ts";
import { call } from "#webapps/shared/client/call.ts";
import { useSession } from "#webapps/shared/client/session.ts";

export const CONNECTIONS_KEY = "connections";

/** One page of contacts, the last first. While another page loads, the last one stays. */
export function useConnections(direction: Direction, page: number) {
  const isSignedIn = useSession((session) => session.status === "signed-in");
  return useQuery({
    queryKey: [CONNECTIONS_KEY, direction, page],
    enabled: isSignedIn,
    // Others write at any time: what was seen a moment ago is shown, and asked anew.
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call<typeof listConnections>(
        "get",
        "/api/user/telegram/connections",
        { direction, skip: (page - 1) * CONNECTIONS_PAGE, take: CONNECTIONS_PAGE },
        { signal },
      ),
  });
}
