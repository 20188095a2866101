import { type KeyboardEvent, useEffect, useRef } from "react";
import { haptic } from "../telegram/telegram.ts";
import { Icon } from "./Icon.tsx";
import { Overlay } from "./Overlay.tsx";
import { Row } from "./Row.tsx";
import styles from "./Sheet.module.css";

export interface ChoiceSheetProps<Value extends string> {
  title: string;
  options: readonly { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
  onClose: () => void;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrow keys go round the options without choosing: a choice closes the sheet. */
function step(event: KeyboardEvent<HTMLElement>) {
  const by = steps[event.key];
  if (!by) return;
  event.preventDefault();
  const options = [...event.currentTarget.querySelectorAll("button")];
  const here = options.findIndex((option) => option.matches(":focus"));
  options.at((here + by) % options.length)?.focus();
}

/** One choice among a few, from below; a tap chooses and closes. */
export function ChoiceSheet<Value extends string>(props: ChoiceSheetProps<Value>) {
  const { title, options, chosen, onChoose, onClose } = props;
  const group = useRef<HTMLDivElement>(null);
  const isAnyChosen = options.some(({ value }) => value === chosen);

  // A dialog gives the focus to what comes first in it, which is the way out.
  useEffect(() => group.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus(), []);

  return (
    <Overlay title={title} onClose={onClose}>
      <div ref={group} role="radiogroup" aria-label={title} className={styles.rows} onKeyDown={step}>
        {options.map(({ value, label }, place) => (
          // Arrow keys would choose a radio input, and that closes the sheet.
          <Row
            key={value}
            Component="button"
            role="radio"
            label={label}
            after={value === chosen && <Icon name="check" />}
            aria-checked={value === chosen}
            tabIndex={value === chosen || (!isAnyChosen && place === 0) ? 0 : -1}
            onClick={() => {
              haptic("change");
              onChoose(value);
              onClose();
            }}
          />
        ))}
      </div>
    </Overlay>
  );
}
