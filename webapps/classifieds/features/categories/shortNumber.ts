const units: Record<string, readonly string[]> = {
  ru: ["тыс.", "млн", "млрд"],
  // Written out because phones without Uzbek in their Intl would fall back to English.
  uz: ["ming", "mln", "mlrd"],
};
const THOUSAND = 1000;
/** Two decimals. */
const PRECISION = 100;

/**
 * A number abbreviated with the unit of the language, to two decimals and rounded half up: `999`, `1,25 тыс.`,
 * `3,4 млн`, `2 mlrd`. For whole numbers from 0; the spaces don't break.
 */
export function formatShort(value: number, language: string): string {
  const names = units[language] ?? units.ru ?? [];
  let hundredths = value * PRECISION;
  let unit = 1;
  let place = -1;
  // A number that is rounded up to a thousand of a unit is told as one of the next unit.
  while (hundredths >= THOUSAND * PRECISION && place < names.length - 1) {
    unit *= THOUSAND;
    place += 1;
    hundredths = Math.floor((value * PRECISION + unit / 2) / unit);
  }
  const whole = new Intl.NumberFormat("fr-FR").format(Math.floor(hundredths / PRECISION));
  const decimals = String(hundredths % PRECISION)
    .padStart(2, "0")
    .replace(/0+$/, "");
  const number = decimals ? `${whole},${decimals}` : whole;
  return place === -1 ? number : `${number}\u00a0${names[place]}`;
}
