import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { SEARCH_PAGE } from "#contract/limits.ts";
import type { listListings } from "#contract/listings.ts";
import { call } from "#webapps/shared/client/call.ts";
import { readEarly } from "#webapps/shared/client/early.ts";
import type { SearchParams } from "../links/searchParams.ts";

interface Options {
  take?: number;
  /** Whether the parameters are settled; nothing is asked before. */
  isReady?: boolean;
}

/** One page of a search. While another page or filter loads, the last one stays. */
export function useListings(params: SearchParams, { take = SEARCH_PAGE, isReady = true }: Options = {}) {
  const { page, ...filters } = params;
  const input = { ...filters, skip: (page - 1) * take, take };
  return useQuery({
    queryKey: ["listings", params, take],
    enabled: isReady,
    // After a long look at a listing the results are still there at once.
    gcTime: 30 * 60_000,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call<typeof listListings>("get", "/api/telegram/products", input, { signal }),
    initialData: () => readEarly<typeof listListings>("/api/telegram/products", input),
  });
}
