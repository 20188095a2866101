import { haptic } from "../telegram/telegram.ts";
import styles from "./ChoiceSheet.module.css";
import { Icon } from "./Icon.tsx";
import { Overlay } from "./Overlay.tsx";

export interface ChoiceSheetProps<Value extends string> {
  title: string;
  options: readonly { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
  onClose: () => void;
}

/** One choice among a few, from below; a tap chooses and closes. */
export function ChoiceSheet<Value extends string>(props: ChoiceSheetProps<Value>) {
  const { title, options, chosen, onChoose, onClose } = props;
  return (
    <Overlay title={title} onClose={onClose}>
      <ul className={styles.options}>
        {options.map(({ value, label }) => (
          <li key={value}>
            <button
              type="button"
              className={styles.option}
              aria-pressed={value === chosen}
              onClick={() => {
                haptic("change");
                onChoose(value);
                onClose();
              }}
            >
              <span>{label}</span>
              {value === chosen && <Icon name="check" />}
            </button>
          </li>
        ))}
      </ul>
    </Overlay>
  );
}
