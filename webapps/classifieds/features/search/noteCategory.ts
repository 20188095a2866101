import type { QueryClient } from "@tanstack/react-query";
import { categoryQuery, recordCategoryClick } from "../categories/categories.ts";

/** Counts that a category was opened by its id; its link is asked for, as the page that opens needs it anyway. */
export async function noteCategory(queryClient: QueryClient, id: number) {
  const category = await queryClient.ensureQueryData(categoryQuery(id)).catch(() => undefined);
  if (category) recordCategoryClick(category.link);
}
