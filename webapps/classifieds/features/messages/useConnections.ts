import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Direction, listConnections } from "#contract/connections.ts";
import { CONNECTIONS_PAGE } from "#contract/limits.ts";
import { call } from "#webapps/shared/client/call.ts";
import { readEarly } from "#webapps/shared/client/early.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { CONNECTIONS_KEY } from "../../queryKeys.ts";

/** One page of contacts, the last first. While another page loads, the last one stays. */
export function useConnections(direction: Direction, page: number) {
  const isSignedIn = useSession((session) => session.status === "signed-in");
  const input = { direction, skip: (page - 1) * CONNECTIONS_PAGE, take: CONNECTIONS_PAGE };
  return useQuery({
    queryKey: [CONNECTIONS_KEY, direction, page],
    enabled: isSignedIn,
    // Others write at any time: what was seen a moment ago is shown, and asked anew; not what has just come.
    staleTime: 500,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call<typeof listConnections>("get", "/api/user/telegram/connections", input, { signal }),
    initialData: () => readEarly<typeof listConnections>("/api/user/telegram/connections", input),
  });
}
