import { QueryClient } from "@tanstack/react-query";

/** Data is fresh for a minute, comes anew when the network does, and a failure is shown, not hidden by retries. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        retry: false,
        // Else a query asked for offline would wait in silence instead of saying so.
        networkMode: "always",
      },
      mutations: { networkMode: "always" },
    },
  });
}
