import { plainDigits } from "./plainDigits.ts";

/** Digits of a number in India, and the country's own. */
export const INDIAN_DIGITS = 10;
export const INDIA = "91";

/** A whole number with its country's digits, which a filled-in prefix may have doubled, and zeros as they are dialled. */
const WHOLE = new RegExp(`^${INDIA}(?:0{0,2}${INDIA})?0?(\\d{${INDIAN_DIGITS}})$`);

/** An extension, which is dialled behind a number once somebody has answered. */
const EXTENSION = /(?:[;,]?\s*(?:ext(?:ension|n)?|доб)[.:=]?\s*|[;,#]\s*|\sx\s*)\d{1,4}\s*$/iu;

/** A number that somebody typed, in digits of whatever script. */
interface Dialled {
  /** With their country where that was said, else as they are dialled at home; without zeros before them. */
  digits: string;
  /** Whether a plus or 00 says that the country is among them. */
  isAbroad: boolean;
}

/**
 * Reads a typed phone of the shop. A number in India is the same with its country code, with a zero or with 0091
 * before it: once all of it is there, only its own digits are left. An extension is no part of it.
 */
export function readDialled(typed: string): Dialled {
  const plain = plainDigits(typed.normalize("NFKC"))
    .replace(EXTENSION, "")
    .replace(/[^\d+]/g, "");
  const isAbroad = /^(?:\+|00)/.test(plain);
  const digits = plain.replace(/\D/g, "").replace(/^0+/, "");
  const national = WHOLE.exec(digits)?.[1];
  return national === undefined ? { digits, isAbroad } : { digits: national, isAbroad: false };
}
