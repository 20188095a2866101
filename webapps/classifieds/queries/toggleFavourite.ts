import type { QueryClient } from "@tanstack/react-query";
import type { toggleFavourite as endpoint } from "#contract/favourites.ts";
import { call } from "#webapps/shared/client/call.ts";

/** The wish about each listing whose call is under way; a quicker second tap only changes the wish. */
const wishes = new Map<number, boolean>();

/** The same data with one listing marked wherever it stands in it; what holds no such listing stays the same object. */
export function markFavourite(data: unknown, id: number, isFavourite: boolean): unknown {
  if (Array.isArray(data)) {
    const marked = data.map((item: unknown) => markFavourite(item, id, isFavourite));
    return marked.some((item, index) => item !== data[index]) ? marked : data;
  }
  if (typeof data !== "object" || data === null) return data;
  if ("isFavourite" in data && "id" in data && data.id === id)
    return data.isFavourite === isFavourite ? data : { ...data, isFavourite };
  const values = Object.values(data);
  const marked = markFavourite(values, id, isFavourite) as unknown[];
  return marked === values
    ? data
    : Object.fromEntries(Object.keys(data).map((key, index) => [key, marked[index]]));
}

function show(queryClient: QueryClient, id: number, isFavourite: boolean) {
  for (const [key, data] of queryClient.getQueriesData({})) {
    const marked = markFavourite(data, id, isFavourite);
    // Marked data is as old as it was.
    if (marked !== data)
      queryClient.setQueryData(key, marked, {
        updatedAt: queryClient.getQueryState(key)?.dataUpdatedAt ?? 0,
      });
  }
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
    void queryClient.invalidateQueries({ queryKey: ["favourites"], refetchType: "none" });
  }
}
