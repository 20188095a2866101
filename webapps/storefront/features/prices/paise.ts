import { rupees } from "./rupees.ts";

/** Paise in rupees: `₹8.70`, and `₹12` where nothing is left over. */
export function paise(amount: number): string {
  const rest = amount % 100;
  return `${rupees((amount - rest) / 100)}${rest === 0 ? "" : `.${String(rest).padStart(2, "0")}`}`;
}
