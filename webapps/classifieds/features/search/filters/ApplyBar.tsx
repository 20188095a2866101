import { type FormEvent, useMemo } from "react";
import { useDebounced } from "#webapps/shared/search/useDebounced.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { formatShort } from "../../categories/shortNumber.ts";
import type { CountFilters } from "../../links/filters.ts";
import { focusRefused } from "../PriceBounds.tsx";
import { useListingsCount } from "../searches.ts";
import styles from "./ApplyBar.module.css";
import overlay from "./FiltersOverlay.module.css";
import { useFiltersText } from "./locales/useFiltersText.ts";

/** A plain value once it has stayed the same for so long, and whether it has. What is undefined in it is left out. */
function useRested<Value>(value: Value, restMs: number): [rested: Value, isRested: boolean] {
  const key = JSON.stringify(value);
  const rested = useDebounced(key, restMs);
  return [useMemo(() => JSON.parse(rested), [rested]), key === rested];
}

const REST_MS = 300;
/** From here on a number is abbreviated, and its words are those of thousands. */
const ABBREVIATED = 1000;

/** How many listings the filters leave, in the words of the button; only "show" where nobody could count them. */
function useApplyWords(filters: CountFilters) {
  const { t, language } = useFiltersText();
  const [rested, isRested] = useRested(filters, REST_MS);
  const { data, isError, isPlaceholderData, isPending } = useListingsCount(rested);
  const isCounting = !isRested || isPlaceholderData || isPending;
  if (!data || isError) return { words: t("search.apply"), isCounting, isEmpty: false };
  const { total, totalIsEstimate } = data;
  const shown = formatShort(total, language);
  const words = totalIsEstimate
    ? t("filters.showAbout", { shown })
    : t("filters.show", { shown, count: Math.min(total, ABBREVIATED) });
  if (total > 0) return { words, isCounting, isEmpty: false };
  // A zero that is being counted again belongs to the filters before, so it doesn't disable the button.
  return { words: isCounting ? t("search.apply") : t("filters.none"), isCounting, isEmpty: !isCounting };
}

interface ApplyBarProps {
  /** The id of the form. Fields elsewhere belong to the form by it, so that Enter applies the filters. */
  id: string;
  filters: CountFilters;
  onApply: () => void;
}

/** The one main action: shows what the filters leave, and says how many that are before it is pressed. */
export function ApplyBar({ id, filters, onApply }: ApplyBarProps) {
  const { words, isCounting, isEmpty } = useApplyWords(filters);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isEmpty && !focusRefused(event.currentTarget)) onApply();
  }

  return (
    <form id={id} className={overlay.bar} action="" onSubmit={handleSubmit}>
      <ActionButton type="submit" className={styles.apply} disabled={isEmpty}>
        <span data-counting={isCounting} aria-live="polite" aria-busy={isCounting}>
          {words}
        </span>
      </ActionButton>
    </form>
  );
}
