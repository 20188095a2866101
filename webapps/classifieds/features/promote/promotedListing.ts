import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { OwnListing } from "#contract/ownListings.ts";
import type { getOwnListingById } from "#contract/promotions.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { queryOf } from "#webapps/shared/client/queryOf.ts";
import { reading } from "#webapps/shared/client/reading.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { KEYS } from "../../queryKeys.ts";

const read = (id: number) =>
  queryOf(reading<typeof getOwnListingById>("/api/user/telegram/products/by-id/:id", { id }));

async function findActive(id: number, signal: AbortSignal): Promise<OwnListing | null> {
  try {
    const { listing } = await read(id).queryFn({ signal });
    return listing.status === "active" ? listing : null;
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_found") return null;
    throw error;
  }
}

/** One's own listing by its id while it is on sale; null when there is none such. One that a list has is shown at once. */
export function useActiveListing(id: number) {
  const isSignedIn = useSession((session) => session.status === "signed-in");
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: [KEYS.ownListings, "one", id],
    enabled: isSignedIn,
    queryFn: ({ signal }) => findActive(id, signal),
    placeholderData: () =>
      queryClient
        .getQueriesData<{ data: OwnListing[] }>({ queryKey: [KEYS.ownListings, "active"] })
        .flatMap(([, page]) => page?.data ?? [])
        .find((listing) => listing.id === id),
  });
}

/**
 * A payment for one's own listing that was begun before, here or elsewhere, and may still be made. It is asked for
 * again each time it is wanted.
 */
export function useOpenPayment(id: number) {
  return useQuery({
    queryKey: [KEYS.ownListings, "open-payment", id],
    staleTime: 0,
    ...read(id),
    select: ({ openPayment }) => openPayment,
  });
}
