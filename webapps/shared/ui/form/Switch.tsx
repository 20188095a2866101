import { Switch as Toggle } from "@telegram-apps/telegram-ui/dist/components/Form/Switch/Switch";
import { useId } from "react";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { Row, type RowProps } from "../Row.tsx";
import styles from "./Switch.module.css";

interface SwitchProps extends Pick<RowProps, "before"> {
  label: string;
  hint?: string | undefined;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A row that is on or off; the whole of it is the target. */
export function Switch({ before, label, hint, isOn, onChange }: SwitchProps) {
  const hintId = useId();
  return (
    <Row
      Component="label"
      before={before}
      label={label}
      hint={hint && <span id={hintId}>{hint}</span>}
      after={
        <Toggle
          className={styles.toggle}
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
      }
    />
  );
}
