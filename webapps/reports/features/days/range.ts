import { TZDate } from "@date-fns/tz";

/** First and last day of a report, both within it, as YYYY-MM-DD. */
export interface DayRange {
  start: string;
  end: string;
}

export const MAX_DAYS = 366;
export const quickRanges = ["today", "yesterday", "week", "thirtyDays", "thisMonth", "lastMonth"] as const;
type QuickRange = (typeof quickRanges)[number];

const DAY_MS = 86_400_000;
/** The years that a report can be about. */
export const FIRST_YEAR = 2000;
export const LAST_YEAR = 2100;

/** Days have no zone: they are counted in UTC, where all are equally long. */
const countOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const dayOf = (count: number) => new Date(count * DAY_MS).toISOString().slice(0, 10);
const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

/** Whether a text is a day of the calendar, written YYYY-MM-DD, of years that a report can be about. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const year = Number(text.slice(0, 4));
  if (year < FIRST_YEAR || year > LAST_YEAR) return false;
  const count = countOf(text);
  return !Number.isNaN(count) && dayOf(count) === text;
}

/** The day so many days later, or earlier. */
export const addDays = (day: string, days: number): string => dayOf(countOf(day) + days);

/** How many days a range has, its first and last included. */
export const lengthOf = ({ start, end }: DayRange): number => countOf(end) - countOf(start) + 1;

/** The day that a moment, in milliseconds, lies in. */
export function dayIn(zone: string, moment: number): string {
  const date = new TZDate(moment, zone);
  return dayOf(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);
}

/** A quick range, as of today. */
export function rangeFor(quick: QuickRange, today: string): DayRange {
  const lastMonthEnd = addDays(firstOfMonth(today), -1);
  const ranges: Record<QuickRange, DayRange> = {
    today: { start: today, end: today },
    yesterday: { start: addDays(today, -1), end: addDays(today, -1) },
    week: { start: addDays(today, -6), end: today },
    thirtyDays: { start: addDays(today, -29), end: today },
    thisMonth: { start: firstOfMonth(today), end: today },
    lastMonth: { start: firstOfMonth(lastMonthEnd), end: lastMonthEnd },
  };
  return ranges[quick];
}

/** The quick ranges that a range is: on the first of a month, today is this month, too. */
export function quickNamesOf({ start, end }: DayRange, today: string): readonly QuickRange[] {
  return quickRanges.filter((quick) => {
    const range = rangeFor(quick, today);
    return range.start === start && range.end === end;
  });
}

/** Whether a report can be made of a range: two days in order, not too many. */
export function isRange(range: DayRange): boolean {
  const { start, end } = range;
  return isDay(start) && isDay(end) && start <= end && lengthOf(range) <= MAX_DAYS;
}

/**
 * The range that an address names, else today. A missing end is today, a missing start the end's own day; `isOdd` when
 * what is there can't be followed.
 */
export function readRange(search: string, today: string): { range: DayRange; isOdd: boolean } {
  const query = new URLSearchParams(search);
  const end = query.get("end") ?? today;
  const range = { start: query.get("start") ?? end, end };
  const isOdd = !isRange(range);
  return { range: isOdd ? rangeFor("today", today) : range, isOdd };
}

/** An address's query with another range in it; whatever else it says stays. */
export function writeRange(search: string, { start, end }: DayRange): string {
  const query = new URLSearchParams(search);
  query.set("start", start);
  query.set("end", end);
  return `?${query}`;
}
