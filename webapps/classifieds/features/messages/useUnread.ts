import { useQuery } from "@tanstack/react-query";
import type { countUnread } from "#contract/connections.ts";
import { call } from "#webapps/shared/client/call.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { CONNECTIONS_KEY } from "../../queryKeys.ts";

/** How many messages are new in each direction. */
export function useUnread() {
  const isSignedIn = useSession((session) => session.status === "signed-in");
  return useQuery({
    queryKey: [CONNECTIONS_KEY, "unread"],
    enabled: isSignedIn,
    // Others write at any time, and what is read is read in the chat with the bot.
    staleTime: 5000,
    queryFn: ({ signal }) =>
      call<typeof countUnread>("get", "/api/user/telegram/connections/unread", {}, { signal }),
  }).data;
}
