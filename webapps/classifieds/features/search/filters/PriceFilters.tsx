import { Section } from "../../ui/Section.tsx";
import { PriceBounds } from "../PriceBounds.tsx";
import { useFiltersText } from "./locales/useFiltersText.ts";
import styles from "./PriceFilters.module.css";
import type { FilterDraftState } from "./useFilterDraft.ts";

/** The two bounds of the price. */
export function PriceFilters({ draft, change, form }: FilterDraftState & { form: string }) {
  const { t } = useFiltersText();
  return (
    <Section title={t("search.price")}>
      <div className={styles.price}>
        <PriceBounds form={form} bounds={draft} onChange={change} />
      </div>
    </Section>
  );
}
