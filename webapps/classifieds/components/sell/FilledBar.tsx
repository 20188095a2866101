import { useWatch } from "react-hook-form";
import { useSellText } from "../../locales/sell/useSellText.ts";
import type { ListingValues } from "../../logic/listingForm.ts";
import { countFilled } from "../../logic/listingFormRules.ts";
import styles from "./FilledBar.module.css";

/** A thin line at the top: how much of what is needed is said. */
export function FilledBar() {
  const { t } = useSellText();
  const values = useWatch<ListingValues>() as ListingValues;
  const { done, total } = countFilled(values);
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={t("sell.filled", { done, total })}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
    >
      <span style={{ transform: `scaleX(${done / total})` }} data-full={done === total} />
    </div>
  );
}
