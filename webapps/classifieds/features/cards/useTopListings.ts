import { useQuery } from "@tanstack/react-query";
import type { listTopListings } from "#contract/listings.ts";
import { call } from "#webapps/shared/client/call.ts";
import { readEarly } from "#webapps/shared/client/early.ts";

/** The VIP listings, place 1 first. */
export function useTopListings() {
  return useQuery({
    queryKey: ["top"],
    initialData: () => readEarly<typeof listTopListings>("/api/telegram/products/top", {}),
    queryFn: ({ signal }) =>
      call<typeof listTopListings>("get", "/api/telegram/products/top", {}, { signal }),
  });
}
