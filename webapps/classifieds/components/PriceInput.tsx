import type { InputHTMLAttributes } from "react";
import { formatNumber } from "#webapps/shared/format/formats.ts";
import { useCaret } from "#webapps/shared/ui/useCaret.ts";
import { typePrice } from "../logic/priceTyping.ts";

export interface PriceInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "value" | "onChange"> {
  value: number | null;
  onChange: (value: number | null) => void;
}

/** A whole price, grouped while it is typed, the caret staying behind the digit it stood behind. */
export function PriceInput({ value, onChange, ...rest }: PriceInputProps) {
  const { input, put } = useCaret();

  return (
    <input
      {...rest}
      ref={input}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      value={value === null ? "" : formatNumber(value)}
      onChange={({ target }) => {
        const typed = typePrice(target.value, target.selectionStart ?? target.value.length, value);
        put(typed.caret);
        onChange(typed.value);
      }}
    />
  );
}
