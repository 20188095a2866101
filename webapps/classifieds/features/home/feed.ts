import { useInfiniteQuery } from "@tanstack/react-query";
import { queryOf } from "#webapps/shared/client/queryOf.ts";
import { KEYS } from "../../queryKeys.ts";
import { feed } from "../../readings.ts";
import { paths } from "../links/paths.ts";
import { type ChosenPlace, placeIds, wholeCountry } from "../places/chosenPlace.ts";

const FIRST_PAGE = { skip: 0, cursor: undefined as string | undefined };

/** The feed of a place, page by page; the cursor of the last page is sent back, an empty page is the end. */
export function useFeed(place: ChosenPlace | undefined) {
  const ids = place && placeIds(place);
  return useInfiniteQuery({
    queryKey: [KEYS.feed, ids],
    enabled: ids !== undefined,
    queryFn: ({ pageParam, signal }) =>
      queryOf(feed(ids ?? placeIds(wholeCountry), pageParam)).queryFn({ signal }),
    initialPageParam: FIRST_PAGE,
    initialData: () => {
      const first = ids && queryOf(feed(ids)).initialData();
      return first && { pages: [first], pageParams: [FIRST_PAGE] };
    },
    getNextPageParam: (last, pages) =>
      last.data.length === 0
        ? undefined
        : {
            skip: pages.reduce((sum, page) => sum + page.data.length, 0),
            cursor: last.cursor ?? undefined,
          },
    // Coming back to the feed must not replace what one scrolled through. A tap on the tab asks for it again.
    refetchOnMount: false,
    // A reconnection asks for the feed, page by page, only while it is shown.
    refetchOnReconnect: () => location.pathname.replace(/\/$/, "") === paths.home,
  });
}
