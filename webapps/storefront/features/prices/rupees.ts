import { formatNumber } from "#webapps/shared/format/formats.ts";

/** Paise in rupees: `₹8.70`, and `₹12` where nothing is left over. */
export function paise(amount: number): string {
  const rest = amount % 100;
  return `${rupees((amount - rest) / 100)}${rest === 0 ? "" : `.${String(rest).padStart(2, "0")}`}`;
}

/** Whole rupees with their sign before the number: `₹1 299`. */
export const rupees = (amount: number): string => `₹${formatNumber(amount)}`;
