import { queryOptions, useQuery } from "@tanstack/react-query";
import type { getCategory } from "#contract/categories.ts";
import { call } from "#webapps/shared/client/call.ts";

export const categoryQuery = (id: number | undefined) =>
  queryOptions({
    queryKey: ["category", id],
    enabled: id !== undefined,
    queryFn: ({ signal }) =>
      call<typeof getCategory>("get", "/api/telegram/category/id/:id", { id: id ?? 0 }, { signal }),
  });

/** One category with the way down to it. */
export function useCategory(id: number | undefined) {
  return useQuery(categoryQuery(id));
}
