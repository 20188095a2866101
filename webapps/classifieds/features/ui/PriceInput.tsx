import { type InputHTMLAttributes, useRef, useState } from "react";
import { formatNumber } from "#webapps/shared/format/formats.ts";
import { rewriteField } from "#webapps/shared/ui/form/rewriteField.ts";
import { pastePrice, shownPrice, type TypedPrice, typePrice } from "./priceTyping.ts";

type Currency = "UZS" | "UYE";

interface PriceInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "value" | "onChange"> {
  value: number | null;
  /** Told NaN of what can't be read, and infinity of too many digits: both stay as they are typed. */
  onChange: (value: number | null) => void;
  /** The currency that is chosen: once the words are gone that named another, it is chosen again. */
  currency?: Currency;
  /** Told the currency that the words name. Without it the price is one in sum, and words that name dollars can't be read. */
  onCurrency?: (currency: Currency) => void;
}

/**
 * A whole price, grouped while it is typed, the caret staying behind the digit it stood behind. Words (`1 млн 200 тыс`)
 * become their number once they are pasted or the field is left.
 */
export function PriceInput({ value, onChange, currency, onCurrency, onBlur, ...rest }: PriceInputProps) {
  const [typed, setTyped] = useState({ value, text: "" });
  /** The currency that the words chose, and the one before it. */
  const said = useRef<{ next: Currency; before: Currency }>(undefined);
  const isOurs = Object.is(typed.value, value) && typed.text !== "";
  const text = isOurs ? typed.text : value === null || !Number.isFinite(value) ? "" : formatNumber(value);

  function takeCurrency({ value: read, currency: next }: TypedPrice) {
    if (next) {
      if (currency && next !== currency) said.current = { next, before: currency };
      onCurrency?.(next);
    } else if (read === null) {
      if (said.current && said.current.next === currency) onCurrency?.(said.current.before);
      said.current = undefined;
    }
  }

  function take(field: HTMLInputElement, read: TypedPrice, isWhole: boolean) {
    const isForeign = !onCurrency && read.currency === "UYE";
    const next = isForeign ? { ...read, value: Number.NaN } : read;
    const text = isWhole ? shownPrice(next) : next.text;
    rewriteField(field, text, isWhole && Number.isFinite(next.value) ? text.length : next.caret);
    setTyped({ value: next.value, text });
    onChange(next.value);
    takeCurrency(next);
  }

  return (
    <input
      {...rest}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onChange={({ target, nativeEvent }) => {
        const next = typePrice(target.value, target.selectionStart ?? target.value.length);
        take(target, next, (nativeEvent as InputEvent).inputType?.startsWith("insertFrom") ?? false);
      }}
      onPaste={(event) => {
        const lines = event.clipboardData
          .getData("text")
          .split("\n")
          .filter((line) => line.trim() !== "");
        if (lines.length < 2) return;
        event.preventDefault();
        take(event.currentTarget, pastePrice(lines), true);
      }}
      onBlur={(event) => {
        setTyped(({ value: read, text: left }) => ({
          value: read,
          text: shownPrice({ value: read, text: left }),
        }));
        onBlur?.(event);
      }}
    />
  );
}
