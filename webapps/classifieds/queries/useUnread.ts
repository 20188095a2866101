import { useQuery } from "@tanstack/react-query";
import type { countUnread } from "#contract/connections.ts";
import { call } from "#webapps/shared/client/call.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { CONNECTIONS_KEY } from "./useConnections.ts";

/** How many messages are new in each direction; where their list is, `freshMs` is short. */
export function useUnread(freshMs = 60_000) {
  const isSignedIn = useSession((session) => session.status === "signed-in");
  return useQuery({
    queryKey: [CONNECTIONS_KEY, "unread"],
    enabled: isSignedIn,
    staleTime: freshMs,
    queryFn: ({ signal }) =>
      call<typeof countUnread>("get", "/api/user/telegram/connections/unread", {}, { signal }),
  }).data;
}
