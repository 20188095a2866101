import { formatNumber } from "#webapps/shared/format/formats.ts";

/** As many digits as the largest price has. */
const DIGITS_MAX = 10;

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
  /** Null when nothing is left. */
  value: number | null;
  /** Grouped as prices are shown. */
  text: string;
  caret: number;
}

/** What a price field holds after typing: whole and grouped, the caret behind the same digit as before. */
export function typePrice(typed: string, caret: number): TypedPrice {
  const digits = digitsOf(typed).slice(0, DIGITS_MAX);
  const value = digits === "" ? null : Number(digits);
  const text = value === null ? "" : formatNumber(value);
  // Zeros in front are gone from the number, and so from before the caret.
  const leading = value === null ? digits.length : digits.length - String(value).length;
  const before = Math.max(0, digitsOf(typed.slice(0, caret)).slice(0, DIGITS_MAX).length - leading);
  return { value, text, caret: caretAfter(text, before) };
}
