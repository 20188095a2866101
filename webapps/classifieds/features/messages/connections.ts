import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { countUnread, Direction } from "#contract/connections.ts";
import { queryOf } from "#webapps/shared/client/queryOf.ts";
import { reading } from "#webapps/shared/client/reading.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { KEYS } from "../../queryKeys.ts";
import { connections } from "../../readings.ts";

/** One page of contacts, the last first. While another page loads, the last one stays. */
export function useConnections(direction: Direction, page: number) {
  const isSignedIn = useSession((session) => session.status === "signed-in");
  return useQuery({
    queryKey: [KEYS.connections, direction, page],
    enabled: isSignedIn,
    // Others write at any time: an answer of a moment ago is shown and asked for again, but one that has just come
    // isn't.
    staleTime: 500,
    placeholderData: keepPreviousData,
    ...queryOf(connections(direction, page)),
  });
}

/** How many messages are new in each direction. */
export function useUnread() {
  const isSignedIn = useSession((session) => session.status === "signed-in");
  return useQuery({
    queryKey: [KEYS.connections, "unread"],
    enabled: isSignedIn,
    // Others write at any time, and what is read is read in the chat with the bot.
    staleTime: 5000,
    ...queryOf(reading<typeof countUnread>("/api/user/telegram/connections/unread", {})),
  }).data;
}
