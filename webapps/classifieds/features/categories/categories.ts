import { queryOptions, useQuery } from "@tanstack/react-query";
import type { getCategory, getCategoryTree } from "#contract/categories.ts";
import type { recordClick } from "#contract/events.ts";
import type { countByCategory } from "#contract/listings.ts";
import { call } from "#webapps/shared/client/call.ts";
import { queryOf } from "#webapps/shared/client/queryOf.ts";
import { reading } from "#webapps/shared/client/reading.ts";
import { track } from "#webapps/shared/client/track.ts";
import { KEYS } from "../../queryKeys.ts";
import { categories } from "../../readings.ts";
import type { CountFilters } from "../links/filters.ts";

/** Categories right under one, or the top ones. */
export const useCategories = (parentId?: number, isEnabled = true) =>
  useQuery({ queryKey: [KEYS.categories, parentId], enabled: isEnabled, ...queryOf(categories(parentId)) });

export const categoryQuery = (id: number | undefined) =>
  queryOptions({
    queryKey: [KEYS.category, id],
    enabled: id !== undefined,
    ...queryOf(reading<typeof getCategory>("/api/telegram/category/id/:id", { id: id ?? 0 })),
  });

/** One category with the way down to it. */
export function useCategory(id: number | undefined) {
  return useQuery(categoryQuery(id));
}

/** How many listings match in each category under the one of the filters, or in the top ones; not asked without filters. */
export function useCategoryCounts(filters: CountFilters | undefined) {
  return useQuery({
    queryKey: [KEYS.categoryCounts, filters],
    enabled: filters !== undefined,
    ...queryOf(reading<typeof countByCategory>("/api/telegram/products/count/categories", filters ?? {})),
  });
}

/** All categories, nested. */
export function useCategoryTree() {
  return useQuery({
    queryKey: [KEYS.categoryTree],
    ...queryOf(reading<typeof getCategoryTree>("/api/telegram/category/tree", {})),
  });
}

/** Counts that a category was opened; nobody waits for it. */
export function recordCategoryClick(link: string) {
  track("category_click", { link });
  call<typeof recordClick>("post", "/api/telegram/click", { link }).catch(() => undefined);
}
