import { useQuery } from "@tanstack/react-query";
import type { countByCategory } from "#contract/listings.ts";
import { call } from "#webapps/shared/client/call.ts";
import type { CountFilters } from "../links/filters.ts";

/** How many listings match in each category under the one of the filters, or in the top ones; not asked without filters. */
export function useCategoryCounts(filters: CountFilters | undefined) {
  return useQuery({
    queryKey: ["category-counts", filters],
    enabled: filters !== undefined,
    queryFn: ({ signal }) =>
      call<typeof countByCategory>("get", "/api/telegram/products/count/categories", filters ?? {}, {
        signal,
      }),
  });
}
