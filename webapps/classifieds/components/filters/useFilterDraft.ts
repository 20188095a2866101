import { useState } from "react";
import { draftOf, emptyDraft, type FilterDraft, filtersOf } from "../../logic/filters.ts";
import type { SearchParams } from "../../logic/searchParams.ts";
import { useCategory } from "../../queries/useCategory.ts";

/** What is chosen on the filters page while it is open, and the filters that stands for. */
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
