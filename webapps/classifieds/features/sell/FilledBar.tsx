import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import styles from "./FilledBar.module.css";
import { needed } from "./listingFields.ts";
import type { ListingValues } from "./listingForm.ts";
import { loadRules } from "./loadRules.ts";
import { useSellText } from "./locales/useSellText.ts";

type Rules = Awaited<ReturnType<typeof loadRules>>;

/** The form is drawn and can be written in first. */
const RULES_AFTER_MS = 1000;

/** The rules once they are there; undefined while they are on their way, and without a network. */
function useRules(): Rules | undefined {
  const [rules, setRules] = useState<Rules>();
  useEffect(() => {
    const timer = setTimeout(() => {
      loadRules().then(setRules, () => undefined);
    }, RULES_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return rules;
}

/** A thin line at the top: how much of what is needed is said. */
export function FilledBar() {
  const { t } = useSellText();
  const values = useWatch<ListingValues>() as ListingValues;
  const filled = useRules()?.countFilled(values);
  const { done, total } = filled ?? { done: 0, total: needed.length };
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={t("sell.filled", { done, total })}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={filled?.done}
    >
      <span style={{ transform: `scaleX(${done / total})` }} data-full={done === total} />
    </div>
  );
}
