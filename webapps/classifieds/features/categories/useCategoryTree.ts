import { useQuery } from "@tanstack/react-query";
import type { getCategoryTree } from "#contract/categories.ts";
import { call } from "#webapps/shared/client/call.ts";

/** All categories, nested. */
export function useCategoryTree() {
  return useQuery({
    queryKey: ["category-tree"],
    queryFn: ({ signal }) =>
      call<typeof getCategoryTree>("get", "/api/telegram/category/tree", {}, { signal }),
  });
}
