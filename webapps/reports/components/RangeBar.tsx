import { useEffect, useId, useState } from "react";
import { useDebounced } from "#webapps/shared/search/useDebounced.ts";
import { useText } from "../locales/useText.ts";
import { type DayRange, faultOf, isDay, MAX_DAYS } from "../logic/range.ts";
import { QuickRanges } from "./QuickRanges.tsx";
import styles from "./RangeBar.module.css";
import { RefreshButton } from "./RefreshButton.tsx";
import type { RangeProps } from "./rangeProps.ts";

/** A year that is being typed is another one after each digit: only what stays is followed. */
const TYPING_MS = 500;
const isSame = (one: DayRange, other: DayRange) => one.start === other.start && one.end === other.end;

/** What stands in the fields: the range, until somebody changes one of its days. */
function useDraft(range: DayRange, onChoose: (range: DayRange) => void) {
  const [shown, setShown] = useState(range);
  const [draft, setDraft] = useState(range);
  const settled = useDebounced(draft, TYPING_MS);
  if (!isSame(shown, range)) {
    setShown(range);
    setDraft(range);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what has been typed is followed, once.
  useEffect(() => {
    if (settled === draft && !isSame(settled, range) && !faultOf(settled)) onChoose(settled);
  }, [settled]);
  return { draft, setDraft, fault: settled === draft ? faultOf(draft) : undefined };
}

/** The days that the report is about, always in reach: two dates and the ranges that are asked for most. */
export function RangeBar({ range, today, onChoose }: RangeProps) {
  const { t } = useText();
  const said = useId();
  const { draft, setDraft, fault } = useDraft(range, onChoose);
  // The day that isn't one, else the last: it is typed after the first.
  const faulty = fault && (fault === "missing" && !isDay(draft.start) ? "start" : "end");
  return (
    <div className={styles.bar}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out in a row. */}
      <div role="group" aria-label={t("range.label")} className={styles.days}>
        {(["start", "end"] as const).map((name) => (
          <input
            key={name}
            type="date"
            aria-label={t(`range.${name}`)}
            value={draft[name]}
            aria-invalid={faulty === name}
            aria-describedby={faulty === name ? said : undefined}
            onChange={({ currentTarget }) => setDraft({ ...draft, [name]: currentTarget.value })}
          />
        ))}
      </div>
      <QuickRanges range={range} today={today} onChoose={onChoose} />
      <RefreshButton />
      <p id={said} role="alert" className={styles.fault}>
        {fault && t(`range.${fault}`, { days: MAX_DAYS })}
      </p>
    </div>
  );
}
