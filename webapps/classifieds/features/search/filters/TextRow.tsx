import { type InputHTMLAttributes, useId } from "react";
import { useCut } from "#webapps/shared/ui/form/useCut.tsx";
import rows from "../../ui/Row.module.css";

interface TextRowProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "value" | "onChange"> {
  label: string;
  value: string;
  /** The form that Enter submits. */
  form: string;
  maxLength: number;
  onChange: (text: string) => void;
}

/** A text to filter by. */
export function TextRow({ label, value, maxLength, onChange, ...rest }: TextRowProps) {
  const id = useId();
  const { take, note } = useCut(value, maxLength);
  return (
    <div className={rows.row}>
      <div className={rows.label}>
        <label htmlFor={id}>{label}</label>
      </div>
      <input
        {...rest}
        id={id}
        value={value}
        className={rows.field}
        type="text"
        autoComplete="off"
        onChange={({ target }) => onChange(take(target.value))}
      />
      {note}
    </div>
  );
}
