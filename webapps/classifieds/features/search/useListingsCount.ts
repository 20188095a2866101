import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { countListings } from "#contract/listings.ts";
import { call } from "#webapps/shared/client/call.ts";
import type { CountFilters } from "../links/filters.ts";

/** How many listings match. While others are counted, the last number stays; an answer nobody waits for is dropped. */
export function useListingsCount(filters: CountFilters) {
  return useQuery({
    queryKey: ["listings-count", filters],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call<typeof countListings>("get", "/api/telegram/products/count", filters, { signal }),
  });
}
