/** Prices are grouped the French way everywhere, with spaces. */
const grouped = new Intl.NumberFormat("fr-FR");

/** Whole rupees in words of the bot: `₹1 299`. */
export const rupeeText = (rupees: number): string => `₹${grouped.format(rupees)}`;

/** Paise in words of the bot: `₹8.70`, and `₹12` where nothing is left over. */
export function paiseText(paise: number): string {
  const rest = paise % 100;
  return `${rupeeText((paise - rest) / 100)}${rest === 0 ? "" : `.${String(rest).padStart(2, "0")}`}`;
}
