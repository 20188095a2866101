import { useFormContext, useWatch } from "react-hook-form";
import { Field } from "#webapps/shared/ui/form/Field.tsx";
import { onward } from "#webapps/shared/ui/form/onward.ts";
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
  return (
    <Field
      look="row"
      field={field}
      label={label}
      aside={<Counter {...{ field, max, isLong }} />}
      fault={fault}
      isLong={isLong}
      placeholder={placeholder}
      {...(!isLong && { ...onward, autoComplete: "off" })}
      {...register(field)}
    />
  );
}
