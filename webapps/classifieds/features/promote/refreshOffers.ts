import type { QueryClient } from "@tanstack/react-query";
import { OFFERS_KEY } from "./useOffers.ts";

/** So long, in milliseconds, what is sold is asked about until it differs, and so often. */
const PATIENCE_MS = 3000;
const EVERY_MS = 500;

/** Asks anew what is sold. The server may know old prices for two seconds more, so it is asked until it names others. */
export async function refreshOffers(queryClient: QueryClient): Promise<void> {
  const filters = { queryKey: [OFFERS_KEY] };
  const known = () => JSON.stringify(queryClient.getQueriesData(filters));
  const before = known();
  for (let waited = 0; ; waited += EVERY_MS) {
    await queryClient.invalidateQueries(filters);
    if (known() !== before || waited >= PATIENCE_MS) return;
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}
