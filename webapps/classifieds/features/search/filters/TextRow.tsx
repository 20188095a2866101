import type { InputProps } from "@telegram-apps/telegram-ui/dist/components/Form/Input/Input";
import { Field } from "#webapps/shared/ui/form/Field.tsx";
import { useCut } from "#webapps/shared/ui/form/useCut.tsx";

interface TextRowProps extends Omit<InputProps, "value" | "onChange"> {
  label: string;
  value: string;
  /** The form that Enter submits. */
  form: string;
  maxLength: number;
  onChange: (text: string) => void;
}

/** A text to filter by. */
export function TextRow({ label, value, maxLength, onChange, ...rest }: TextRowProps) {
  const { take, words } = useCut(value, maxLength);
  return (
    <Field
      {...rest}
      look="row"
      label={label}
      value={value}
      fault={words}
      autoComplete="off"
      onChange={({ target }) => onChange(take(target))}
    />
  );
}
