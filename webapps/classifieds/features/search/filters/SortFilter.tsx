import { useState } from "react";
import { ChoiceSheet } from "#webapps/shared/ui/ChoiceSheet.tsx";
import { sorts } from "../../links/searchParams.ts";
import { PickRow } from "../../ui/PickRow.tsx";
import { Section } from "../../ui/Section.tsx";
import { useFiltersText } from "./locales/useFiltersText.ts";
import type { FilterDraftState } from "./useFilterDraft.ts";

/** The order of what is found. */
export function SortFilter({ draft, change }: FilterDraftState) {
  const { t } = useFiltersText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={t("filters.order")}>
      <PickRow
        field="sortBy"
        label={t("search.sort")}
        value={t(`sort.${draft.sortBy}`)}
        placeholder=""
        onOpen={() => setOpen(true)}
      />
      {isOpen && (
        <ChoiceSheet
          title={t("search.sort")}
          options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          chosen={draft.sortBy}
          onChoose={(sortBy) => change({ sortBy })}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  );
}
