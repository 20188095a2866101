import { QUERY_MAX } from "#contract/limits.ts";
import { Switch } from "#webapps/shared/ui/form/Switch.tsx";
import { useFiltersText } from "./locales/useFiltersText.ts";
import { TextRow } from "./TextRow.tsx";
import type { FilterDraftState } from "./useFilterDraft.ts";

/** The words to look for, and whether names alone are looked at. */
export function WordFilters({ draft, change, form }: FilterDraftState & { form: string }) {
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
