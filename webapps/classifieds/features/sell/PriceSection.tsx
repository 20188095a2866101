import { useId } from "react";
import { useController, useFormContext } from "react-hook-form";
import { Switch } from "#webapps/shared/ui/form/Switch.tsx";
import { ChipChoice } from "../ui/ChipChoice.tsx";
import styles from "../ui/Row.module.css";
import { Section } from "../ui/Section.tsx";
import { useFault } from "./faultWords.ts";
import type { ListingValues } from "./listingForm.ts";
import { useSellText } from "./locales/useSellText.ts";
import { PriceRow } from "./PriceRow.tsx";

/** The price, and whether the goods are new. */
export function PriceSection() {
  const { t } = useSellText();
  const { control, getFieldState, trigger } = useFormContext<ListingValues>();
  const isNegotiable = useController({ control, name: "isNegotiable" }).field;
  const state = useController({ control, name: "state" }).field;
  const fault = useFault("state");
  const id = useId();

  function handleNegotiable(isOn: boolean) {
    isNegotiable.onChange(isOn);
    // Whether a price is needed depends on it.
    if (getFieldState("price").error) void trigger("price");
  }

  return (
    <Section title={t("sell.priceTitle")}>
      <PriceRow />
      <Switch
        label={t("sell.negotiable")}
        hint={t("sell.negotiableHint")}
        isOn={isNegotiable.value}
        onChange={handleNegotiable}
      />
      <div className={styles.row} data-field="state" data-invalid={fault !== undefined}>
        <div className={styles.label}>{t("sell.state")}</div>
        <div className={styles.chips}>
          <ChipChoice
            isWide
            label={t("sell.state")}
            describedBy={`${id}-fault`}
            options={[
              { value: "New", label: t("state.New") },
              { value: "Used", label: t("state.Used") },
            ]}
            chosen={state.value}
            onChoose={state.onChange}
          />
        </div>
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      </div>
    </Section>
  );
}
