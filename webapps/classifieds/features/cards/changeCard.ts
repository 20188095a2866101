import type { QueryClient, QueryFilters } from "@tanstack/react-query";

/** What becomes of a card; undefined takes it out of the list it stands in. */
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
    // What is changed here is as old as it was.
    const updatedAt = queryClient.getQueryState(key)?.dataUpdatedAt ?? 0;
    return [{ key, before, after: queryClient.setQueryData(key, changed, { updatedAt }) }];
  });
}
