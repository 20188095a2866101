import { useId } from "react";
import { useController, useFormContext } from "react-hook-form";
import { onward } from "#webapps/shared/ui/form/onward.ts";
import { ChipChoice } from "../ui/ChipChoice.tsx";
import { PriceInput } from "../ui/PriceInput.tsx";
import rows from "../ui/Row.module.css";
import { useFault } from "./faultWords.ts";
import type { ListingValues } from "./listingForm.ts";
import { useSellText } from "./locales/useSellText.ts";
import styles from "./PriceRow.module.css";

/** The price: grouped while it is typed, in one of the two currencies. */
export function PriceRow() {
  const { t } = useSellText();
  const { control } = useFormContext<ListingValues>();
  const price = useController({ control, name: "price" }).field;
  const currency = useController({ control, name: "currency" }).field;
  const isNegotiable = useController({ control, name: "isNegotiable" }).field.value;
  const fault = useFault("price");
  const id = useId();

  return (
    <div className={rows.row} data-field="price" data-invalid={fault !== undefined}>
      <div className={rows.label}>
        <label htmlFor={id}>{t("sell.price")}</label>
      </div>
      <div className={styles.line}>
        <PriceInput
          id={id}
          className={`${rows.field} ${styles.price} figures`}
          value={price.value}
          placeholder={isNegotiable ? t("card.negotiable") : t("sell.pricePlaceholder")}
          {...onward}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-fault`}
          onBlur={price.onBlur}
          onChange={price.onChange}
          currency={currency.value}
          onCurrency={currency.onChange}
        />
        <ChipChoice
          label={t("sell.currency")}
          options={[
            { value: "UZS", label: t("money.sum") },
            { value: "UYE", label: t("money.unit") },
          ]}
          chosen={currency.value}
          onChoose={currency.onChange}
        />
      </div>
      <p id={`${id}-fault`} className={rows.fault}>
        {fault}
      </p>
    </div>
  );
}
