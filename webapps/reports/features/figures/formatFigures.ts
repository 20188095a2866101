const formats = new Map<string, Intl.NumberFormat>();

/** Making one takes longer than drawing a row, so each is made once. */
function formatOf(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.NumberFormat(language, options);
  formats.set(key, known);
  return known;
}

/** A whole number as the language groups it: `1 250 000`, `1,250,000`. */
export function formatCount(value: number, language: string): string {
  return formatOf(language, {}).format(value);
}

/** A number with two decimals: `1 250,50`, `1,250.50`. */
export function formatHundredths(value: number, language: string): string {
  return formatOf(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);
}

/** A number abbreviated to two decimals where it has no place: `1,25 млн`, `1.25M`. */
export function formatShortly(value: number, language: string): string {
  return formatOf(language, { notation: "compact", maximumFractionDigits: 2 }).format(value);
}
