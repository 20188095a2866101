import { QueryClient } from "@tanstack/react-query";
import { takeGuest } from "./guestAnswers.ts";
import { isSomebody, useSession } from "./session.ts";

/** Has the answers that a guest was given, and that are on the screen, asked for again once somebody is signed in. */
function refreshGuests(client: QueryClient) {
  const refresh = () => {
    if (!isSomebody()) return;
    const asked = client.getQueryCache().findAll({ predicate: ({ state }) => takeGuest(state.data) });
    for (const { queryKey } of asked) void client.invalidateQueries({ queryKey, exact: true });
  };
  useSession.subscribe(refresh);
  // An answer may come when the sign-in has overtaken it.
  client.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "success") refresh();
  });
}

/**
 * Makes the client of an app. Data is fresh for a minute and is asked for again when the network comes back. A failure
 * is shown, not hidden by retries.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        retry: false,
        // With another mode a query asked for offline would wait in silence instead of saying so.
        networkMode: "always",
      },
      mutations: { networkMode: "always" },
    },
  });
  refreshGuests(client);
  return client;
}
