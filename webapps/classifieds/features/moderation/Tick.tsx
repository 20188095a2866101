import { haptic } from "#webapps/shared/telegram/telegram.ts";
import styles from "./Tick.module.css";

interface TickProps {
  label: string;
  isOn: boolean;
  /** Some of what it stands for are ticked. */
  isPartly?: boolean;
  onToggle: () => void;
}

/** A checkbox as big as a finger. */
export function Tick({ label, isOn, isPartly = false, onToggle }: TickProps) {
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isOn}
        ref={(input) => {
          if (input) input.indeterminate = isPartly;
        }}
        onChange={() => {
          haptic("change");
          onToggle();
        }}
      />
    </label>
  );
}
