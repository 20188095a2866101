import { addDays, type DayRange, lengthOf } from "../days/range.ts";

/** Fewer bars than this tell no course. */
const FEWEST_DAYS = 14;
/** Between two words under the bars, in pixels. */
const LABEL_WIDTH = 76;

/** The days that a chart shows: the range itself, or the two weeks that end with it where it is shorter. */
export function chartRange(range: DayRange): DayRange {
  if (lengthOf(range) >= FEWEST_DAYS) return range;
  return { start: addDays(range.end, 1 - FEWEST_DAYS), end: range.end };
}

/** Which of so many days are named under a chart of a width in pixels: the last, and back from it evenly. */
export function namedDays(count: number, width: number): number[] {
  const most = Math.max(1, Math.floor(width / LABEL_WIDTH));
  const step = Math.max(1, Math.ceil(count / most));
  const named: number[] = [];
  for (let place = count - 1; place >= 0; place -= step) named.unshift(place);
  return named;
}

/** The first of the days with the most, and the first of those with the least; undefined without days. */
export function extremesOf<Day extends { count: number }>(
  days: readonly Day[],
): { most: Day; least: Day } | undefined {
  const [first] = days;
  if (!first) return undefined;
  const beat = (isBetter: (day: Day, best: Day) => boolean) =>
    days.reduce((best, day) => (isBetter(day, best) ? day : best), first);
  return {
    most: beat((day, best) => day.count > best.count),
    least: beat((day, best) => day.count < best.count),
  };
}

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** A day as words: `20 декабря`, `December 20`; shortly: `20 дек.`, `Dec 20`. */
export function formatChartDay(day: string, language: string, length: "long" | "short" = "long"): string {
  return noon(day).toLocaleDateString(language, { day: "numeric", month: length, timeZone: "UTC" });
}
