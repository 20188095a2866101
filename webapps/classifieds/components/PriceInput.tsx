import { type InputHTMLAttributes, useLayoutEffect, useReducer, useRef } from "react";
import { formatNumber } from "#webapps/shared/format/formats.ts";
import { typePrice } from "../logic/priceTyping.ts";

export interface PriceInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "value" | "onChange"> {
  value: number | null;
  onChange: (value: number | null) => void;
}

/** A whole price, grouped while it is typed, the caret staying behind the digit it stood behind. */
export function PriceInput({ value, onChange, ...rest }: PriceInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  const [, redraw] = useReducer((turn: number) => turn + 1, 0);

  useLayoutEffect(() => {
    // New spaces between the digits would else throw the caret to the end.
    if (caret.current !== undefined) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

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
        caret.current = typed.caret;
        // The caret is put back even where the value stays.
        redraw();
        onChange(typed.value);
      }}
    />
  );
}
