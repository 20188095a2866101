import { type InputHTMLAttributes, useId, useState } from "react";
import { useSharedText } from "#webapps/shared/language/texts.ts";
import { useCaret } from "#webapps/shared/ui/useCaret.ts";
import styles from "./PhoneField.module.css";
import { typePhone } from "./phone.ts";

interface PhoneFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, "value" | "onChange" | "id" | "type"> {
  label: string;
  /** As it is shown: without its country's digits, in groups. */
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with it. */
  fault?: string | undefined;
}

/** A number in India, grouped while it is typed behind its +91, or one of another country behind the plus that it is typed with. */
export function PhoneField({ label, value, onChange, fault, ...rest }: PhoneFieldProps) {
  const id = useId();
  const { t } = useSharedText();
  const { input, put } = useCaret();
  const [cut, setCut] = useState({ text: "", to: 0 });
  const cutWords = cut.to > 0 && cut.text === value ? t("field.cutDigits", { max: cut.to }) : undefined;
  const told = fault ?? cutWords;

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={`${styles.box} figures`} data-faulty={told !== undefined}>
        {!value.startsWith("+") && (
          <span id={`${id}-country`} className={styles.country}>
            +91
          </span>
        )}
        <input
          autoComplete="tel-national"
          placeholder="98 7654 3210"
          {...rest}
          id={id}
          ref={input}
          type="tel"
          inputMode="numeric"
          aria-invalid={fault !== undefined}
          aria-describedby={told === undefined ? `${id}-country` : `${id}-fault`}
          value={value}
          onChange={({ target }) => {
            const typed = typePhone(target.value, target.selectionStart ?? target.value.length);
            put(typed.caret);
            setCut({ text: typed.text, to: typed.cutTo ?? 0 });
            onChange(typed.text);
          }}
        />
      </div>
      {told !== undefined && (
        <p id={`${id}-fault`} role="alert">
          {told}
        </p>
      )}
    </div>
  );
}
