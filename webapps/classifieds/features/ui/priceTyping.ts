import { readPrice, saidCurrency } from "#contract/parsePrice.ts";
import { plainDigits } from "#contract/plainDigits.ts";
import { formatNumber } from "#webapps/shared/format/formats.ts";

/** Digits of more than any number that is told apart from its neighbours. */
const DIGITS_MAX = 15;

const digitsOf = (text: string) => text.replace(/\D/g, "");

/** Where the caret stands in a grouped number after so many of its digits. */
function caretAfter(text: string, digits: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === digits) return place;
    if (/\d/.test(text[place] ?? "")) seen += 1;
  }
  return text.length;
}

export interface TypedPrice {
  /** Null when nothing is left, NaN when it can't be read, infinite when it has too many digits. */
  value: number | null;
  /** Grouped as prices are shown, or as typed while it is more than digits. */
  text: string;
  caret: number;
  /** The currency that the words name. */
  currency?: "UZS" | "UYE" | undefined;
}

/**
 * Returns the state of a price field after typing. Digits, of any script, are grouped, with the caret behind the same
 * digit as before. Words and signs stay as they are typed, as more of them may follow, and are read all the while.
 */
export function typePrice(typed: string, caret: number): TypedPrice {
  if (typed.trim() === "") return { value: null, text: "", caret: 0 };
  const plain = plainDigits(typed);
  const digits = digitsOf(plain);
  if (!/^[\d\s]*$/.test(plain)) {
    return { value: readPrice(typed) ?? Number.NaN, text: typed, caret, currency: saidCurrency(typed) };
  }
  if (digits.length > DIGITS_MAX) return { value: Number.POSITIVE_INFINITY, text: typed, caret };
  const value = Number(digits);
  const text = formatNumber(value);
  // Behind a blank a word may follow.
  if (/\s$/.test(typed) && caret === typed.length) return { value, text: `${text} `, caret: text.length + 1 };
  // Zeros in front are gone from the number, and so from before the caret.
  const leading = digits.length - String(value).length;
  const passed = Math.min(digitsOf(plainDigits(typed.slice(0, caret))).length, digits.length);
  return { value, text, caret: caretAfter(text, Math.max(0, passed - leading)) };
}

/**
 * Returns the state of a price field after several lines were pasted into it. The field would join them without a
 * blank, but two numbers below each other are no price.
 */
export function pastePrice(lines: readonly string[]): TypedPrice {
  const text = lines.join(" ");
  const isList = lines.length > 1 && lines.every((line) => !/[^\d\s]/.test(plainDigits(line)));
  return {
    value: isList ? Number.NaN : (readPrice(text) ?? Number.NaN),
    text,
    caret: text.length,
    currency: saidCurrency(text),
  };
}

/**
 * Returns the text of a price field that won't be typed on: the number that the text means, or the text when it means
 * none.
 */
export function shownPrice({ value, text }: Pick<TypedPrice, "value" | "text">): string {
  return value === null || !Number.isFinite(value) ? text : formatNumber(value);
}
