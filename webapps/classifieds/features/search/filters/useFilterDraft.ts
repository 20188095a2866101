import { useState } from "react";
import { useCategory } from "../../categories/categories.ts";
import { draftOf, emptyDraft, type FilterDraft, filtersOf } from "../../links/filters.ts";
import type { SearchParams } from "../../links/searchParams.ts";

/** The choices on the filters page while it is open, and the filters that they stand for. */
export function useFilterDraft(initial: Partial<SearchParams>) {
  const [draft, setDraft] = useState(() => draftOf(initial));
  const category = useCategory(draft.categoryId);
  // Which parameters another category takes isn't known before it is there.
  const known = category.data?.parameters ?? (draft.categoryId === initial.categoryId ? undefined : []);
  return {
    draft,
    filters: filtersOf(draft, known),
    category,
    change: (part: Partial<FilterDraft>) => setDraft((before) => ({ ...before, ...part })),
    reset: () => setDraft(emptyDraft),
  };
}

export type FilterDraftState = ReturnType<typeof useFilterDraft>;
