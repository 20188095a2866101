import type { InputProps } from "@telegram-apps/telegram-ui/dist/components/Form/Input/Input";
import { useState } from "react";
import { useSharedText } from "#webapps/shared/language/texts.ts";
import { Field } from "#webapps/shared/ui/form/Field.tsx";
import { rewriteField } from "#webapps/shared/ui/form/rewriteField.ts";
import { typePhone } from "./phone.ts";

interface PhoneFieldProps extends Omit<InputProps, "value" | "onChange" | "id" | "type"> {
  label: string;
  /** As it is shown: without its country's digits, in groups. */
  value: string;
  onChange: (value: string) => void;
  /** The field's fault. */
  fault?: string | undefined;
}

/** A number in India, grouped while it is typed behind its +91, or one of another country behind the plus that it is typed with. */
export function PhoneField({ label, value, onChange, fault, ...rest }: PhoneFieldProps) {
  const { t } = useSharedText();
  const [cut, setCut] = useState({ text: "", to: 0 });
  const cutWords = cut.to > 0 && cut.text === value ? t("field.cutDigits", { max: cut.to }) : undefined;

  return (
    <Field
      autoComplete="tel-national"
      placeholder="98 7654 3210"
      {...rest}
      label={label}
      fault={fault ?? cutWords}
      type="tel"
      inputMode="numeric"
      before={!value.startsWith("+") && "+91"}
      value={value}
      onChange={({ target }) => {
        const typed = typePhone(target.value, target.selectionStart ?? target.value.length);
        rewriteField(target, typed.text, typed.caret);
        setCut({ text: typed.text, to: typed.cutTo ?? 0 });
        onChange(typed.text);
      }}
    />
  );
}
