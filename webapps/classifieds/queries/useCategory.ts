import { useQuery } from "@tanstack/react-query";
import type { getCategory } from "#contract/categories.ts";
import { call } from "#webapps/shared/client/call.ts";

/** One category with the way down to it. */
export function useCategory(id: number | undefined) {
  return useQuery({
    queryKey: ["category", id],
    enabled: id !== undefined,
    queryFn: ({ signal }) =>
      call<typeof getCategory>("get", "/api/telegram/category/id/:id", { id: id ?? 0 }, { signal }),
  });
}
