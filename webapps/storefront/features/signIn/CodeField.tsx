import { type Ref, useId } from "react";
import { CODE_DIGITS } from "#contract/limits.ts";
import styles from "./CodeField.module.css";

const places = Array.from({ length: CODE_DIGITS }, (_, place) => place);

interface CodeFieldProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  value: string;
  onType: (field: HTMLInputElement) => void;
  /** Id of the words that say what became of it. */
  toldId: string | undefined;
  isFaulty: boolean;
}

/** One field of six digits, drawn as six cells: a paste, or the phone's own suggestion, fills them all. */
export function CodeField({ ref, label, value, onType, toldId, isFaulty }: CodeFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className="hidden-words">
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-invalid={isFaulty}
        aria-describedby={toldId}
        value={value}
        onChange={({ target }) => onType(target)}
      />
      <div aria-hidden="true" className={`${styles.cells} figures`}>
        {places.map((place) => (
          <span
            key={place}
            data-next={place === Math.min(value.length, CODE_DIGITS - 1)}
            data-faulty={isFaulty}
          >
            {value[place]}
          </span>
        ))}
      </div>
    </div>
  );
}
