import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import styles from "./Fields.module.css";
import box from "./PhoneField.module.css";

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "value" | "onChange" | "id"> {
  label: string;
  /** Said beside the label, such as that it may stay empty. */
  note?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  fault?: string | undefined;
  /** What may be meant, under the field; a fault comes before it. */
  hint?: ReactNode;
}

/** A line to write in. */
export function TextField({ label, note, value, onChange, fault, hint, ...rest }: TextFieldProps) {
  const id = useId();
  const isTold = fault !== undefined || Boolean(hint);
  return (
    <div className={box.field}>
      <label htmlFor={id}>
        {label}
        {note && ` · ${note}`}
      </label>
      <div className={box.box} data-faulty={fault !== undefined}>
        <input
          type="text"
          {...rest}
          id={id}
          className={styles.input}
          aria-invalid={fault !== undefined}
          aria-describedby={isTold ? `${id}-told` : undefined}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      {fault !== undefined && (
        <p id={`${id}-told`} role="alert">
          {fault}
        </p>
      )}
      {fault === undefined && hint && (
        <div id={`${id}-told`} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}
