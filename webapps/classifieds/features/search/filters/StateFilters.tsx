import { Switch } from "#webapps/shared/ui/form/Switch.tsx";
import { ChipChoice } from "../../ui/ChipChoice.tsx";
import rows from "../../ui/Row.module.css";
import { Section } from "../../ui/Section.tsx";
import { useFiltersText } from "./locales/useFiltersText.ts";
import type { FilterDraftState } from "./useFilterDraft.ts";

const states = ["any", "New", "Used"] as const;

/** New, used or either, and whether it has to be seen on a photo. */
export function StateFilters({ draft, change }: FilterDraftState) {
  const { t } = useFiltersText();
  return (
    <Section title={t("search.state")}>
      <div className={rows.row}>
        <div className={rows.chips}>
          <ChipChoice
            isWide
            label={t("search.state")}
            options={states.map((value) => ({ value, label: t(`state.${value}`) }))}
            chosen={draft.state ?? "any"}
            onChoose={(value) => change({ state: value === "any" ? undefined : value })}
          />
        </div>
      </div>
      <Switch
        label={t("search.onlyPhotos")}
        isOn={draft.searchOnlyWithPhotos ?? false}
        onChange={(isOn) => change({ searchOnlyWithPhotos: isOn || undefined })}
      />
    </Section>
  );
}
