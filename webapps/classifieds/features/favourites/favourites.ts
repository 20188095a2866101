import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { queryOf } from "#webapps/shared/client/queryOf.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { KEYS } from "../../queryKeys.ts";
import { favourites } from "../../readings.ts";
import type { FavouriteDirection } from "../links/listPlace.ts";

/**
 * One page of the listings one keeps, begun `shift` earlier where so many on the pages before were let go. While
 * another page or order loads, the last one stays.
 */
export function useFavourites(direction: FavouriteDirection, page: number, shift = 0) {
  const isSignedIn = useSession((session) => session.status === "signed-in");
  return useQuery({
    queryKey: [KEYS.favourites, direction, page, shift],
    enabled: isSignedIn,
    placeholderData: keepPreviousData,
    ...queryOf(favourites(direction, page, shift)),
  });
}
