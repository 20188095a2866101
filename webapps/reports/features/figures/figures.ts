/** The sum of one figure of all rows. */
export function sumOf<Row>(rows: readonly Row[], figureOf: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + figureOf(row), 0);
}

/** A part of a whole in percent, to two decimals by plain rounding; of nothing it is 0. Both are whole numbers. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part * 10_000) / whole) / 100;
}

/** A row's share with its count in brackets: `33,33% (12)`. */
export function formatShare(part: number, whole: number, language: string): string {
  return `${formatHundredths(percentOf(part, whole), language)}% (${formatCount(part, language)})`;
}

/** The same of all rows together: `100% (36)`. */
export function formatWholeShare(whole: number, language: string): string {
  return `${whole === 0 ? 0 : 100}% (${formatCount(whole, language)})`;
}

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
