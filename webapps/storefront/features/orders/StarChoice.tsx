import { useId } from "react";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { Star } from "../products/Stars.tsx";
import { useOrdersText } from "./locales/useOrdersText.ts";
import styles from "./StarChoice.module.css";

const counts = [1, 2, 3, 4, 5] as const;

interface StarChoiceProps {
  label: string;
  /** 0: none are chosen. */
  stars: number;
  onChange: (stars: number) => void;
  isLarge?: boolean;
  /** Says under them what is wrong. */
  fault?: string | undefined;
}

/** One to five stars to be chosen: radio buttons, drawn as stars. */
export function StarChoice({ label, stars, onChange, isLarge = false, fault }: StarChoiceProps) {
  const { t } = useOrdersText();
  const id = useId();
  const chosen = counts.find((count) => count === stars);
  return (
    <fieldset
      className={styles.choice}
      data-large={isLarge}
      aria-describedby={fault === undefined ? undefined : `${id}-fault`}
    >
      <legend>{label}</legend>
      <div className={styles.row}>
        {counts.map((count) => (
          <label key={count} className={styles.star} data-on={count <= stars}>
            <input
              type="radio"
              className="hidden-words"
              name={id}
              checked={count === stars}
              aria-invalid={fault !== undefined}
              onChange={() => {
                haptic("change");
                onChange(count);
              }}
            />
            <Star isFull={count <= stars} />
            <span className="hidden-words">
              {t("orders.rating.stars", { count })}, {t(`orders.rating.${count}`)}
            </span>
          </label>
        ))}
        {isLarge && <span className={styles.said}>{chosen && t(`orders.rating.${chosen}`)}</span>}
      </div>
      {fault !== undefined && (
        <p id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
