import { useId, useState } from "react";
import { isUnreadable, orderBounds, type SearchParams } from "../links/searchParams.ts";
import { PriceInput } from "../ui/PriceInput.tsx";
import { useSearchText } from "./locales/useSearchText.ts";
import styles from "./PriceBounds.module.css";

type Bounds = Pick<SearchParams, "minPrice" | "maxPrice">;

export interface PriceBoundsProps {
  bounds: Bounds;
  onChange: (change: Partial<Bounds>) => void;
  /** The form that Enter submits, where the fields don't stand in it. */
  form?: string;
}

/** Puts the focus at the first field of a form that was refused; false where none was, and the form may be used. */
export function focusRefused(form: HTMLFormElement): boolean {
  const refused = [...form.elements].find((field) => field.getAttribute("aria-invalid") === "true");
  if (refused instanceof HTMLElement) refused.focus();
  return refused !== undefined;
}

/** From and to, grouped while they are typed; swapped ones change places when both are left. */
export function PriceBounds({ bounds, onChange, form }: PriceBoundsProps) {
  const { t } = useSearchText();
  const id = useId();
  const { minPrice = 0, maxPrice = minPrice } = bounds;
  const isUnread = isUnreadable(bounds.minPrice) || isUnreadable(bounds.maxPrice);
  const isOdd = !isUnread && minPrice > maxPrice;
  // Said while they stand swapped, and once they have changed places, until something else is written.
  const [isTurned, setTurned] = useState(false);
  const fields = [
    ["minPrice", t("search.priceFrom")],
    ["maxPrice", t("search.priceTo")],
  ] as const;
  return (
    <fieldset
      className={styles.bounds}
      aria-label={t("search.price")}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        if (!isOdd) return;
        setTurned(true);
        onChange(orderBounds(bounds));
      }}
    >
      {fields.map(([name, label]) => (
        <div key={name}>
          <label htmlFor={`${id}-${name}`} className="hint-caption">
            {label}
          </label>
          <PriceInput
            id={`${id}-${name}`}
            form={form}
            className="figures"
            enterKeyHint="go"
            placeholder="0"
            value={bounds[name] ?? null}
            aria-invalid={isUnreadable(bounds[name])}
            aria-describedby={`${id}-fault`}
            onChange={(price) => {
              setTurned(false);
              onChange({ [name]: price ?? undefined });
            }}
          />
        </div>
      ))}
      <p id={`${id}-fault`} className={styles.fault} role="status">
        {isUnread ? t("search.priceUnread") : (isOdd || isTurned) && t("search.priceTurned")}
      </p>
    </fieldset>
  );
}
