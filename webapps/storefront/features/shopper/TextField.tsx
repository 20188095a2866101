import type { InputProps } from "@telegram-apps/telegram-ui/dist/components/Form/Input/Input";
import type { ReactNode, Ref } from "react";
import { Field } from "#webapps/shared/ui/form/Field.tsx";

interface TextFieldProps extends Omit<InputProps, "value" | "onChange" | "id"> {
  ref?: Ref<HTMLInputElement>;
  label: string;
  /** Said beside the label, such as that it may stay empty. */
  note?: string | undefined;
  value: string;
  onChange: (value: string, field: HTMLInputElement) => void;
  fault?: string | undefined;
  /** A hint at what may be meant, under the field; a fault comes before it. */
  hint?: ReactNode;
}

/** A line to write in. */
export function TextField({ note, onChange, ...rest }: TextFieldProps) {
  return <Field {...rest} aside={note} onChange={({ target }) => onChange(target.value, target)} />;
}
