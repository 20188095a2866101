import { List } from "@telegram-apps/telegram-ui/dist/components/Blocks/List/List";
import { useId } from "react";
import { cutText } from "#contract/cutText.ts";
import { track } from "#webapps/shared/client/track.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import { countFiltersOf, type FilterDraft, setFilters } from "../../links/filters.ts";
import { DEFAULT_SORT, type SearchParams } from "../../links/searchParams.ts";
import { Section } from "../../ui/Section.tsx";
import { noteQuery } from "../noteQuery.ts";
import { PriceBounds } from "../PriceBounds.tsx";
import { ApplyBar } from "./ApplyBar.tsx";
import styles from "./FiltersOverlay.module.css";
import { useFiltersText } from "./locales/useFiltersText.ts";
import { PlaceFilters } from "./PlaceFilters.tsx";
import { SortFilter } from "./SortFilter.tsx";
import { StateFilters } from "./StateFilters.tsx";
import { type FilterDraftState, useFilterDraft } from "./useFilterDraft.ts";
import { WhatFilters } from "./WhatFilters.tsx";

interface FiltersOverlayProps {
  /** The filters that are set to begin with; those that aren't given are open. */
  initial: Partial<SearchParams>;
  /** Words that were searched for already; `initial` may hold others, typed a moment ago. */
  known?: string | undefined;
  onApply: (filters: FilterDraft) => void;
  onClose: () => void;
}

/** Everything a search can be narrowed by on one page. Nothing of it counts before it is applied. */
export function FiltersOverlay({ initial, known, onApply, onClose }: FiltersOverlayProps) {
  const { t } = useFiltersText();
  const state = useFilterDraft(initial);
  const { filters, draft } = state;
  const form = useId();
  const set = setFilters(draft);

  function handleApply() {
    haptic("press");
    const { sortBy, search } = filters;
    track("filters_apply", { fields: cutText(setFilters(filters).join(","), 300), sortBy });
    if (sortBy !== (initial.sortBy ?? DEFAULT_SORT)) track("sort", { sortBy });
    if (search && search !== known) noteQuery(search);
    onApply(filters);
    onClose();
  }

  return (
    <Overlay
      kind="full"
      title={t("search.filters")}
      action={
        set.length > 0 && (
          <button type="button" className={styles.reset} onClick={state.reset}>
            {t("filters.reset")}
          </button>
        )
      }
      onClose={onClose}
    >
      <div className={styles.page}>
        <List className={styles.fields ?? ""}>
          <WhatFilters {...state} form={form} />
          <PlaceFilters {...state} />
          <PriceFilters {...state} form={form} />
          <StateFilters {...state} />
          <SortFilter {...state} />
        </List>
        <ApplyBar id={form} filters={countFiltersOf(filters)} onApply={handleApply} />
      </div>
    </Overlay>
  );
}

/** The two bounds of the price. */
function PriceFilters({ draft, change, form }: FilterDraftState & { form: string }) {
  const { t } = useFiltersText();
  return (
    <Section title={t("search.price")}>
      <div className={styles.price}>
        <PriceBounds form={form} bounds={draft} onChange={change} />
      </div>
    </Section>
  );
}
