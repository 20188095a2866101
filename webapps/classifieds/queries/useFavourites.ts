import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { listFavourites } from "#contract/favourites.ts";
import { FAVOURITES_PAGE } from "#contract/limits.ts";
import { call } from "#webapps/shared/client/call.ts";
import { useSession } from "#webapps/shared/client/session.ts";

export type FavouriteDirection = "asc" | "desc";

/** One page of the listings one keeps. While another page or order loads, the last one stays. */
export function useFavourites(direction: FavouriteDirection, page: number) {
  const isSignedIn = useSession((session) => session.status === "signed-in");
  return useQuery({
    queryKey: ["favourites", direction, page],
    enabled: isSignedIn,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call<typeof listFavourites>(
        "get",
        "/api/user/telegram/favourites",
        { sortBy: `createdAt|${direction}`, skip: (page - 1) * FAVOURITES_PAGE, take: FAVOURITES_PAGE },
        { signal },
      ),
  });
}
