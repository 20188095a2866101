import { useId } from "react";
import { QUERY_MAX } from "#contract/limits.ts";
import { useFiltersText } from "../../locales/filters/useFiltersText.ts";
import rows from "../sell/Row.module.css";
import { Switch } from "../sell/Switch.tsx";
import type { FilterDraftState } from "./useFilterDraft.ts";

/** The words to look for, and whether names alone are looked at. */
export function WordFilters({ draft, change, form }: FilterDraftState & { form: string }) {
  const { t } = useFiltersText();
  const id = useId();
  return (
    <>
      <div className={rows.row}>
        <div className={rows.label}>
          <label htmlFor={id}>{t("filters.words")}</label>
        </div>
        <input
          id={id}
          form={form}
          className={rows.field}
          type="text"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={QUERY_MAX}
          placeholder={t("filters.wordsPlaceholder")}
          value={draft.search ?? ""}
          onChange={({ target }) => change({ search: target.value || undefined })}
        />
      </div>
      <Switch
        label={t("search.onlyTitle")}
        isOn={draft.searchOnlyInTitle ?? false}
        onChange={(isOn) => change({ searchOnlyInTitle: isOn || undefined })}
      />
    </>
  );
}
