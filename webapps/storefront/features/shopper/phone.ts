import { cutText } from "#contract/cutText.ts";
import { INDIA, INDIAN_DIGITS, readDialled } from "#contract/dialled.ts";
import { onlyDigits, plainDigits } from "#contract/plainDigits.ts";

/** Digits that a number has at least, its country's not among them. */
const LEAST = 8;
/** Digits of the longest number, its country's among them. */
const DIGITS_MAX = 15;

const grouped = (digits: string) =>
  [digits.slice(0, 2), digits.slice(2, 6), digits.slice(6)].filter(Boolean).join(" ");

/** A number as a field has it, and how many digits are in where there were more. */
interface Fitted {
  text: string;
  cutTo: number | undefined;
}

/**
 * A number as it is typed, in groups of 2, 4 and 4. The country's code, with a plus, 00 or nothing before it, stays until
 * all of a number in India is there, and goes then; that of another country stays. What is typed behind a whole number
 * isn't taken; twelve digits may be a number of another country without its plus, and stay to be mended.
 */
function fitPhone(typed: string): Fitted {
  // It may be the first of two.
  if (/^0$/.test(plainDigits(typed).trim())) return { text: "0", cutTo: undefined };
  const before = readDialled(typed);
  const isWhole = before.digits.startsWith(INDIA) && before.digits.length > INDIA.length + INDIAN_DIGITS;
  const { digits, isAbroad } = isWhole
    ? readDialled(before.digits.slice(0, INDIA.length + INDIAN_DIGITS))
    : before;
  if (isAbroad) {
    const own = digits.startsWith(INDIA)
      ? ` ${grouped(digits.slice(INDIA.length))}`
      : digits.slice(INDIA.length);
    const text = cutText(`+${digits.slice(0, INDIA.length)}${own}`.trim(), DIGITS_MAX + 1);
    return { text, cutTo: digits.length > DIGITS_MAX ? DIGITS_MAX : undefined };
  }
  if (digits.length === INDIA.length + INDIAN_DIGITS) return { text: digits, cutTo: undefined };
  const max = digits.startsWith(INDIA) ? INDIAN_DIGITS + 1 : INDIAN_DIGITS;
  const isCut = isWhole || digits.length > max;
  return { text: grouped(digits.slice(0, max)), cutTo: isCut ? INDIAN_DIGITS : undefined };
}

/** A number as its field shows it. */
export const maskPhone = (typed: string): string => fitPhone(typed).text;

/** Returns the state of a phone's field after typing: masked, the caret behind the same digit as before. */
export function typePhone(typed: string, caret: number): Fitted & { caret: number } {
  const { text, cutTo } = fitPhone(typed);
  if (caret >= typed.length) return { text, cutTo, caret: text.length };
  // Before a space rather than behind it, so that a step back there takes the digit.
  const gone = Math.max(0, onlyDigits(typed).indexOf(onlyDigits(text)));
  let left = onlyDigits(typed.slice(0, caret)).length - gone;
  let place = text.startsWith("+") && caret > 0 ? 1 : 0;
  for (; left > 0 && place < text.length; place += 1) {
    if (/\d/.test(text[place] ?? "")) left -= 1;
  }
  return { text, cutTo, caret: place };
}

/** The number that is sent, with its country's digits; undefined when there are too few, or more than one in India has. */
export function phoneOf(typed: string): string | undefined {
  const text = maskPhone(typed);
  const digits = onlyDigits(text);
  if (text.startsWith("+")) return digits.length < INDIA.length + LEAST ? undefined : `+${digits}`;
  if (digits.length < LEAST || digits.length > INDIAN_DIGITS) return undefined;
  // Ten digits without a plus would be read as a whole number in India.
  return digits.length === INDIAN_DIGITS ? INDIA + digits : `+${INDIA}${digits}`;
}

/** A number as the menu shows it: "+91 98 7654 3210". Numbers of other countries stay as they are. */
export function showPhone(number: string): string {
  const digits = onlyDigits(number);
  return digits.startsWith(INDIA) && digits.length === INDIA.length + INDIAN_DIGITS
    ? `+${INDIA} ${grouped(digits.slice(INDIA.length))}`
    : number;
}
