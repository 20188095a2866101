import { plainDigits } from "./plainDigits.ts";

/** Digits of a number in India, and the country's own. */
export const INDIAN_DIGITS = 10;
export const INDIA = "91";

/** A number that somebody typed, in digits of whatever script. */
export interface Dialled {
  /** With their country where that was said, else as they are dialled at home; without zeros before them. */
  digits: string;
  /** Whether a plus or 00 says that the country is among them. */
  isAbroad: boolean;
}

/**
 * What was typed of a phone of the shop. A number in India is the same with its country code, with a zero or with 0091
 * before it: once all of it is there, only its own digits are left.
 */
export function readDialled(typed: string): Dialled {
  const plain = plainDigits(typed.normalize("NFKC")).replace(/[^\d+]/g, "");
  const isAbroad = /^(?:\+|00)/.test(plain);
  const digits = plain.replace(/\D/g, "").replace(/^0+/, "");
  const national = new RegExp(`^${INDIA}0?(\\d{${INDIAN_DIGITS}})$`).exec(digits)?.[1];
  return national === undefined ? { digits, isAbroad } : { digits: national, isAbroad: false };
}
