import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { queryOf } from "#webapps/shared/client/queryOf.ts";
import { foundListings } from "../../readings.ts";
import type { SearchParams } from "../links/searchParams.ts";

interface Options {
  take?: number;
  /** Whether the parameters are settled; nothing is asked before. */
  isReady?: boolean;
}

/** One page of a search. While another page or filter loads, the last one stays. */
export function useListings(params: SearchParams, { take, isReady = true }: Options = {}) {
  return useQuery({
    queryKey: ["listings", params, take],
    enabled: isReady,
    // After a long look at a listing the results are still there at once.
    gcTime: 30 * 60_000,
    placeholderData: keepPreviousData,
    ...queryOf(foundListings(params, take)),
  });
}
