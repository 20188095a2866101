import { Input, type InputProps } from "@telegram-apps/telegram-ui/dist/components/Form/Input/Input";
import {
  Textarea,
  type TextareaProps,
} from "@telegram-apps/telegram-ui/dist/components/Form/Textarea/Textarea";
import { type ReactNode, type Ref, useId } from "react";
import styles from "./Field.module.css";

type Own = "header" | "status" | "id" | "aria-invalid" | "aria-describedby";

interface FieldProps extends Omit<InputProps, Own> {
  label: string;
  /** Its name in a form, by which it is found when something is wrong with it. */
  field?: string;
  /** Said beside the label: that it may stay empty, or how much was written. */
  aside?: ReactNode;
  /** The field's fault, under it. */
  fault?: ReactNode;
  /** A hint at what may be meant, under the field; a fault comes before it. */
  hint?: ReactNode;
  /** `row` is a row of a section, `box` stands by itself. */
  look?: "row" | "box";
  /** Several lines. */
  isLong?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A field to write in, its name above and what is wrong below: Input draws its own header on Android alone, and as no label. */
export function Field({
  label,
  field,
  aside,
  fault,
  hint,
  look = "box",
  isLong = false,
  ...rest
}: FieldProps) {
  const id = useId();
  const shared = {
    ...rest,
    id,
    "aria-label": typeof aside === "string" ? `${label} · ${aside}` : label,
    "aria-invalid": Boolean(fault),
    "aria-describedby": `${id}-told`,
    ...(fault && { status: "error" as const }),
  };
  return (
    <div className={styles.field} data-field={field} data-look={look} data-invalid={Boolean(fault)}>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {isLong ? <Textarea {...(shared as TextareaProps)} /> : <Input {...shared} />}
      <div id={`${id}-told`} className={styles.told}>
        {fault ? <p role="alert">{fault}</p> : hint}
      </div>
    </div>
  );
}
