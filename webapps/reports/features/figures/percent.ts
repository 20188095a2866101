import { formatCount, formatHundredths } from "./formatFigures.ts";

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
