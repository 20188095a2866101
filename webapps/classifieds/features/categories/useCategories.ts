import { useQuery } from "@tanstack/react-query";
import type { listCategories } from "#contract/categories.ts";
import { call } from "#webapps/shared/client/call.ts";
import { readEarly } from "#webapps/shared/client/early.ts";

/** Categories right under one, or the top ones. */
export function useCategories(parentId?: number, isEnabled = true) {
  return useQuery({
    queryKey: ["categories", parentId],
    initialData: () => readEarly<typeof listCategories>("/api/telegram/category", { parentId }),
    enabled: isEnabled,
    queryFn: ({ signal }) =>
      call<typeof listCategories>("get", "/api/telegram/category", { parentId }, { signal }),
  });
}
