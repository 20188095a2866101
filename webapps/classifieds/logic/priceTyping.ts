import { PRICE_MAX } from "#contract/limits.ts";
import { formatNumber } from "#webapps/shared/format/formats.ts";

/** As many digits as the largest price has. */
const DIGITS_MAX = String(PRICE_MAX).length;

const digitsOf = (text: string) => text.replace(/\D/g, "");

/** What people write behind a number of thousands, millions or milliards. */
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^\s*(?:тыс|ming)/i, 1e3],
  [/^\s*(?:млн|миллион|mln|million)/i, 1e6],
  [/^\s*(?:млрд|миллиард|mlrd|milliard)/i, 1e9],
];

/**
 * The digits of a whole price: of the first of two numbers with a dash between, up to the first letter behind it, and
 * without a fraction, which prices don't have; "1,5 млн" is 1 500 000.
 */
function wholeDigits(text: string): string {
  const found = /\d[^\p{L}\-–—]*/u.exec(text);
  const number = (found?.[0] ?? "").replace(/\D+$/, "");
  const behind = text.slice((found?.index ?? 0) + number.length);
  const scale = SCALES.find(([words]) => words.test(behind))?.[1];
  if (scale !== undefined && /^\d+(?:[.,]\d+)?$/.test(number)) {
    return String(Math.round(Number(number.replace(",", ".")) * scale));
  }
  // Three digits behind a dot or comma are a group of thousands, one or two a fraction.
  return digitsOf(number.replace(/[.,]\d{1,2}$/, ""));
}

/** Whether one sign that is no digit was put into the number that stood there before. */
function isSlip(typed: string, caret: number, before: number | null): boolean {
  const sign = typed[caret - 1] ?? "";
  const rest = typed.slice(0, Math.max(0, caret - 1)) + typed.slice(caret);
  // Which kind of blank stands between groups doesn't matter.
  return (
    before !== null &&
    /^\D$/.test(sign) &&
    rest.split(/\s/).join() === formatNumber(before).split(/\s/).join()
  );
}

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

/** A whole price out of written words, such as `1 250 000,00 сум`; null when there is none. */
export function readPrice(text: string): number | null {
  const digits = wholeDigits(text);
  return digits === "" ? null : Number(digits);
}

/**
 * What a price field holds after typing: whole and grouped, the caret behind the same digit as before. More digits than
 * the largest price has aren't taken, nor is a letter in between: all stays as it was `before`.
 */
export function typePrice(typed: string, caret: number, before: number | null): TypedPrice {
  const isKept = isSlip(typed, caret, before);
  const digits = wholeDigits(typed);
  if (isKept || digits.length > DIGITS_MAX) {
    const text = before === null ? "" : formatNumber(before);
    return { value: before, text, caret: Math.max(0, caret - Math.max(0, typed.length - text.length)) };
  }
  const value = digits === "" ? null : Number(digits);
  const text = value === null ? "" : formatNumber(value);
  // Zeros in front are gone from the number, and so from before the caret.
  const leading = value === null ? digits.length : digits.length - String(value).length;
  const passed = Math.min(digitsOf(typed.slice(0, caret)).length, digits.length);
  return { value, text, caret: caretAfter(text, Math.max(0, passed - leading)) };
}
