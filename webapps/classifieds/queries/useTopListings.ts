import { useQuery } from "@tanstack/react-query";
import type { listTopListings } from "#contract/listings.ts";
import { call } from "#webapps/shared/client/call.ts";

/** The VIP listings, place 1 first. */
export function useTopListings() {
  return useQuery({
    queryKey: ["top"],
    queryFn: ({ signal }) =>
      call<typeof listTopListings>("get", "/api/telegram/products/top", {}, { signal }),
  });
}
