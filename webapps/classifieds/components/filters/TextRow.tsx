import { type InputHTMLAttributes, useId } from "react";
import rows from "../sell/Row.module.css";

export interface TextRowProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "value" | "onChange"> {
  label: string;
  value: string;
  /** The form that Enter submits. */
  form: string;
  onChange: (text: string) => void;
}

/** A text to filter by. */
export function TextRow({ label, onChange, ...rest }: TextRowProps) {
  const id = useId();
  return (
    <div className={rows.row}>
      <div className={rows.label}>
        <label htmlFor={id}>{label}</label>
      </div>
      <input
        {...rest}
        id={id}
        className={rows.field}
        type="text"
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
