import { useQuery } from "@tanstack/react-query";
import type { listSimilarListings } from "#contract/listings.ts";
import { call } from "#webapps/shared/client/call.ts";

/** Listings like one. */
export function useSimilarListings(id: number) {
  return useQuery({
    queryKey: ["similar", id],
    queryFn: ({ signal }) =>
      call<typeof listSimilarListings>("get", "/api/telegram/products/similar/:id", { id }, { signal }),
  });
}
