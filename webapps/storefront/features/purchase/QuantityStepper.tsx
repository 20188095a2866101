import { QUANTITY_MAX } from "#contract/limits.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { usePurchaseText } from "./locales/usePurchaseText.ts";
import { clampQuantity } from "./purchaseForm.ts";
import styles from "./QuantityStepper.module.css";

/** How many items are ordered. */
export function QuantityStepper({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const { t } = usePurchaseText();
  function step(by: number) {
    haptic("change");
    onChange(clampQuantity(value + by));
  }
  return (
    <div className={styles.line}>
      <span>{t("purchase.quantity")}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn as one. */}
      <div role="group" aria-label={t("purchase.quantity")} className={styles.stepper}>
        <button type="button" aria-label={t("purchase.fewer")} disabled={value <= 1} onClick={() => step(-1)}>
          −
        </button>
        <output className="figures" aria-live="polite">
          {value}
        </output>
        <button
          type="button"
          aria-label={t("purchase.more")}
          disabled={value >= QUANTITY_MAX}
          onClick={() => step(1)}
        >
          +
        </button>
      </div>
    </div>
  );
}
