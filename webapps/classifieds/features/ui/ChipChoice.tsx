import { useId } from "react";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import styles from "./ChipChoice.module.css";

interface ChipChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: Value | null;
  /** Takes the whole width in equal parts, else only what the words need. */
  isWide?: boolean;
  describedBy?: string;
  onChoose: (value: Value) => void;
}

/** One choice among a few that are all in sight. */
export function ChipChoice<Value extends string>(props: ChipChoiceProps<Value>) {
  const { label, options, chosen, isWide = false, describedBy, onChoose } = props;
  const group = useId();
  return (
    <fieldset className={styles.chips} data-wide={isWide} aria-label={label} aria-describedby={describedBy}>
      {options.map((option) => (
        <label key={option.value} className={styles.chip}>
          <input
            type="radio"
            name={group}
            className="hidden-words"
            checked={option.value === chosen}
            onChange={() => {
              haptic("change");
              onChoose(option.value);
            }}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
