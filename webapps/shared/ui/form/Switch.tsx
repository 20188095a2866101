import { useId } from "react";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import styles from "./Switch.module.css";

interface SwitchProps {
  label: string;
  hint?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A row that is on or off; the whole of it is the target. */
export function Switch({ label, hint, isOn, onChange }: SwitchProps) {
  const hintId = useId();
  return (
    <label className={styles.row}>
      <span className={styles.words}>
        {label}
        {hint && <small id={hintId}>{hint}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        aria-label={label}
        aria-describedby={hint && hintId}
        checked={isOn}
        onChange={(event) => {
          haptic("change");
          onChange(event.target.checked);
        }}
      />
    </label>
  );
}
