import { useState } from "react";
import type { CategoryNode } from "#contract/categories.ts";
import { QUERY_MAX } from "#contract/limits.ts";
import { Switch } from "#webapps/shared/ui/form/Switch.tsx";
import { CategoryPicker } from "../../categories/CategoryPicker.tsx";
import { countFiltersOf } from "../../links/filters.ts";
import { nameOf } from "../../ui/names.ts";
import { PickRow } from "../../ui/PickRow.tsx";
import { Section } from "../../ui/Section.tsx";
import { useFiltersText } from "./locales/useFiltersText.ts";
import { ParameterFilters } from "./ParameterFilters.tsx";
import { TextRow } from "./TextRow.tsx";
import type { FilterDraftState } from "./useFilterDraft.ts";

/** The filters of the goods: the category, the words, and the parameters of the category's listings. */
export function WhatFilters(props: FilterDraftState & { form: string }) {
  const { t, language } = useFiltersText();
  const [isPicking, setPicking] = useState(false);
  const { draft, filters, category, change } = props;
  const { categoryId } = draft;
  // Its name is known before the rest of it.
  const [picked, setPicked] = useState<CategoryNode>();
  const way = category.data?.breadcrumbs ?? (picked?.id === categoryId && picked ? [picked] : []);

  return (
    <>
      <Section title={t("filters.what")}>
        <PickRow
          field="categoryId"
          label={t("filters.category")}
          value={way.map((step) => nameOf(step, language)).join(" › ")}
          placeholder={categoryId === undefined ? t("filters.anyCategory") : "…"}
          onOpen={() => setPicking(true)}
        />
        <WordFilters {...props} />
      </Section>
      {categoryId !== undefined && <ParameterFilters {...props} />}
      {isPicking && (
        <CategoryPicker
          allowPartial
          chosenId={categoryId}
          counted={countFiltersOf(filters)}
          onChoose={(chosen) => {
            setPicked(chosen);
            change({ categoryId: chosen.id });
          }}
          onChooseAll={() => change({ categoryId: undefined })}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}

/** The words to look for, and whether names alone are looked at. */
function WordFilters({ draft, change, form }: FilterDraftState & { form: string }) {
  const { t } = useFiltersText();
  return (
    <>
      <TextRow
        label={t("filters.words")}
        form={form}
        enterKeyHint="search"
        maxLength={QUERY_MAX}
        placeholder={t("filters.wordsPlaceholder")}
        value={draft.search ?? ""}
        onChange={(text) => change({ search: text || undefined })}
      />
      <Switch
        label={t("search.onlyTitle")}
        isOn={draft.searchOnlyInTitle ?? false}
        onChange={(isOn) => change({ searchOnlyInTitle: isOn || undefined })}
      />
    </>
  );
}
