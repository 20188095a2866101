const DIGITS_MIN = 7;
const DIGITS_MAX = 15;
/** Digits of a number in India, and the country's own. */
const INDIAN_DIGITS = 10;
const INDIA = "91";

/**
 * A phone of the shop in E.164: ten digits are one in India, unless a plus says that they have their country. Zeros that
 * are dialled before a number go. Anything that can't be a phone is undefined.
 */
export function toPhone(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, "").replace(/^0+/, "");
  if (digits.length === INDIAN_DIGITS && !typed.trimStart().startsWith("+")) return `+${INDIA}${digits}`;
  return digits.length >= DIGITS_MIN && digits.length <= DIGITS_MAX ? `+${digits}` : undefined;
}
