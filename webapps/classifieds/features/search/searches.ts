import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { SEARCH_PAGE } from "#contract/limits.ts";
import type { countListings } from "#contract/listings.ts";
import type { advise, Suggestion, suggest } from "#contract/search.ts";
import { queryOf } from "#webapps/shared/client/queryOf.ts";
import { reading } from "#webapps/shared/client/reading.ts";
import { isTypedOn } from "#webapps/shared/search/recentQueries.ts";
import { KEYS } from "../../queryKeys.ts";
import { foundListings } from "../../readings.ts";
import type { CountFilters } from "../links/filters.ts";
import type { SearchParams } from "../links/searchParams.ts";

interface Options {
  take?: number;
  /** Whether the parameters are settled; nothing is asked before. */
  isReady?: boolean;
}

/** One page of a search. While another page or filter loads, the last one stays. */
export function useListings(params: SearchParams, { take = SEARCH_PAGE, isReady = true }: Options = {}) {
  return useQuery({
    queryKey: [KEYS.listings, params, take],
    enabled: isReady,
    // After a long look at a listing the results are still there at once.
    gcTime: 30 * 60_000,
    placeholderData: keepPreviousData,
    ...queryOf(foundListings(params, take)),
  });
}

/** How many listings match. While others are counted, the last number stays; an answer nobody waits for is dropped. */
export function useListingsCount(filters: CountFilters) {
  return useQuery({
    queryKey: [KEYS.listingsCount, filters],
    placeholderData: keepPreviousData,
    ...queryOf(reading<typeof countListings>("/api/telegram/products/count", filters)),
  });
}

/** Searches near to one that found nothing. */
export function useSearchAdvice(
  { page: _page, sortBy: _sortBy, ...filters }: SearchParams,
  isEnabled: boolean,
) {
  return useQuery({
    queryKey: [KEYS.searchAdvice, filters],
    enabled: isEnabled,
    ...queryOf(reading<typeof advise>("/api/telegram/search/advice", filters)),
  });
}

const isRelated = (one: string, other: string) => isTypedOn(one, other) || isTypedOn(other, one);

/**
 * Suggestions for a person who types this query. While they type on or take letters back, the last answer stays until
 * the next is there.
 */
export function useSuggestions(query: string) {
  return useQuery({
    queryKey: [KEYS.suggestions, query] as const,
    enabled: query !== "",
    placeholderData: (last: { data: Suggestion[] } | undefined, lastQuery) =>
      query !== "" && lastQuery && isRelated(lastQuery.queryKey[1], query) ? last : undefined,
    ...queryOf(reading<typeof suggest>("/api/telegram/search/suggestions", { query })),
    select: ({ data }) => data,
  });
}
