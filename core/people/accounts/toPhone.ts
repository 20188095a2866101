import { INDIA, INDIAN_DIGITS, readDialled } from "#contract/dialled.ts";

const DIGITS_MIN = 7;
const DIGITS_MAX = 15;

/**
 * A phone of the shop in E.164: ten digits are one in India, unless a plus says that they have their country. Zeros that
 * are dialled before a number go. Anything that can't be a phone is undefined.
 */
export function toPhone(typed: string): string | undefined {
  const { digits, isAbroad } = readDialled(typed);
  if (digits.length === INDIAN_DIGITS && !isAbroad) return `+${INDIA}${digits}`;
  return digits.length >= DIGITS_MIN && digits.length <= DIGITS_MAX ? `+${digits}` : undefined;
}
