import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { listFavourites } from "#contract/favourites.ts";
import { FAVOURITES_PAGE } from "#contract/limits.ts";
import { call } from "#webapps/shared/client/call.ts";
import { readEarly } from "#webapps/shared/client/early.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import type { FavouriteDirection } from "../links/listPlace.ts";

/**
 * One page of the listings one keeps, begun `shift` earlier where so many on the pages before were let go. While
 * another page or order loads, the last one stays.
 */
export function useFavourites(direction: FavouriteDirection, page: number, shift = 0) {
  const isSignedIn = useSession((session) => session.status === "signed-in");
  const input = {
    sortBy: `createdAt|${direction}` as const,
    skip: Math.max(0, (page - 1) * FAVOURITES_PAGE - shift),
    take: FAVOURITES_PAGE,
  };
  return useQuery({
    queryKey: ["favourites", direction, page, shift],
    enabled: isSignedIn,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call<typeof listFavourites>("get", "/api/user/telegram/favourites", input, { signal }),
    initialData: () => readEarly<typeof listFavourites>("/api/user/telegram/favourites", input),
  });
}
