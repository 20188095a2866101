import { useQuery } from "@tanstack/react-query";
import type { getOwnListingById } from "#contract/promotions.ts";
import { call } from "#webapps/shared/client/call.ts";
import { OWN_LISTINGS_KEY } from "../ownListings/useOwnListings.ts";

const PATH: (typeof getOwnListingById)["path"] = "/api/user/telegram/products/by-id/:id";

/** A payment for one's own listing that was begun before, here or elsewhere, and may still be made; asked anew each time it is wanted. */
export function useOpenPayment(id: number) {
  return useQuery({
    queryKey: [OWN_LISTINGS_KEY, "open-payment", id],
    staleTime: 0,
    queryFn: ({ signal }) => call<typeof getOwnListingById>("get", PATH, { id }, { signal }),
    select: ({ openPayment }) => openPayment,
  });
}
