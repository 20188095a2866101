import { type QueryClient, type QueryFilters, useQuery } from "@tanstack/react-query";
import type { toggleFavourite as endpoint } from "#contract/favourites.ts";
import { call } from "#webapps/shared/client/call.ts";
import { queryOf } from "#webapps/shared/client/queryOf.ts";
import { KEYS } from "../../queryKeys.ts";
import { topListings } from "../../readings.ts";

/** The VIP listings, place 1 first. */
export const useTopListings = () => useQuery({ queryKey: [KEYS.top], ...queryOf(topListings()) });

/** Changes a card; a result of undefined takes it out of the list it stands in. */
type CardChange = (card: object) => object | undefined;

/** The same data with one listing changed wherever it stands in it; what holds no such listing stays the same object. */
export function changeCard(data: unknown, id: number, change: CardChange): unknown {
  if (typeof data !== "object" || data === null) return data;
  if ("isFavourite" in data && "id" in data && data.id === id) return change(data);
  const before: [string, unknown][] = Object.entries(data);
  const after = before.map(([, value]) => changeCard(value, id, change));
  if (before.every(([, value], index) => value === after[index])) return data;
  if (Array.isArray(data)) return after.filter((item) => item !== undefined);
  return Object.fromEntries(before.map(([key], index) => [key, after[index]]));
}

/** Changes a listing in the lists that are kept; returns those it stood in, before and after. */
export function changeKeptCards(
  queryClient: QueryClient,
  id: number,
  change: CardChange,
  filters: QueryFilters = {},
) {
  return queryClient.getQueriesData(filters).flatMap(([key, before]) => {
    const changed = changeCard(before, id, change);
    if (changed === before) return [];
    // The changed data keeps its age, as it was not asked for again.
    const updatedAt = queryClient.getQueryState(key)?.dataUpdatedAt ?? 0;
    return [{ key, before, after: queryClient.setQueryData(key, changed, { updatedAt }) }];
  });
}

/** The wish about each listing whose call is under way; a quicker second tap only changes the wish. */
const wishes = new Map<number, boolean>();

function show(queryClient: QueryClient, id: number, isFavourite: boolean) {
  changeKeptCards(queryClient, id, (card) => ({ ...card, isFavourite }));
}

/**
 * Keeps a listing or lets it go: every list shows it at once, and the old state again when it fails. Taps during the
 * call are answered by the one that began it, with the last wish.
 * @throws {ApiError}
 */
export async function toggleFavourite(
  queryClient: QueryClient,
  { id, isFavourite }: { id: number; isFavourite: boolean },
): Promise<void> {
  show(queryClient, id, !isFavourite);
  const isUnderWay = wishes.has(id);
  wishes.set(id, !isFavourite);
  if (isUnderWay) return;
  let kept = isFavourite;
  try {
    for (let wish = wishes.get(id); wish !== undefined && wish !== kept; wish = wishes.get(id)) {
      await call<typeof endpoint>("post", "/api/user/telegram/favourites/toggle", {
        telegramProductId: id,
        isFavourite: wish,
      });
      kept = wish;
    }
  } finally {
    wishes.delete(id);
    // Again, as a list that came meanwhile may hold the state before.
    show(queryClient, id, kept);
    void queryClient.invalidateQueries({ queryKey: [KEYS.favourites], refetchType: "none" });
  }
}
