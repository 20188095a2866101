import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { onward } from "#webapps/shared/ui/form/onward.ts";
import styles from "../ui/Row.module.css";
import { useFault } from "./faultWords.ts";
import type { ListingValues } from "./listingForm.ts";
import { useSellText } from "./locales/useSellText.ts";

interface TextRowProps {
  field: "name" | "description";
  label: string;
  placeholder: string;
  max: number;
  /** Whether it may have several lines; the counter is there from the beginning then. */
  isLong?: boolean;
}

/** The counter appears when this share of the room is used. */
const NEAR = 0.8;

function Counter({ field, max, isLong }: Pick<TextRowProps, "field" | "max" | "isLong">) {
  const { t } = useSellText();
  const count = useWatch<ListingValues, "name" | "description">({ name: field }).trim().length;
  if (!isLong && count < max * NEAR) return null;
  return (
    <span className="figures" data-over={count > max} aria-hidden="true">
      {t("sell.count", { count, max })}
    </span>
  );
}

/** A row to write in. What is too long is told, not cut: whoever pasted it decides what goes. */
export function TextRow({ field, label, placeholder, max, isLong = false }: TextRowProps) {
  const { register } = useFormContext<ListingValues>();
  const fault = useFault(field);
  const id = useId();
  const shared = {
    id,
    placeholder,
    className: styles.field ?? "",
    "aria-invalid": fault !== undefined,
    "aria-describedby": `${id}-fault`,
    ...register(field),
  };
  return (
    <div className={styles.row} data-field={field} data-invalid={fault !== undefined}>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        <Counter {...{ field, max, isLong }} />
      </div>
      {isLong ? (
        <textarea {...shared} rows={4} />
      ) : (
        <input {...shared} {...onward} type="text" autoComplete="off" />
      )}
      <p id={`${id}-fault`} className={styles.fault}>
        {fault}
      </p>
    </div>
  );
}
