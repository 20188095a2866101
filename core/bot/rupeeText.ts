/** Prices are grouped the French way everywhere, with spaces. */
const grouped = new Intl.NumberFormat("fr-FR");

/** Whole rupees in words of the bot: `₹1 299`. */
export const rupeeText = (rupees: number): string => `₹${grouped.format(rupees)}`;
