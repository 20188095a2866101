import { Checkbox } from "@telegram-apps/telegram-ui/dist/components/Form/Checkbox/Checkbox";
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
      <Checkbox
        aria-label={label}
        checked={isOn}
        indeterminate={isPartly}
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
