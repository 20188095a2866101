import { TZDate } from "@date-fns/tz";
import { addDays, type DayRange } from "./range.ts";

/** How the calls of the report name a range's ends. */
interface AskedDates {
  startDate: string;
  endDate: string;
}

const monthFirst = (day: string) => day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, "$2.$3.$1");

/** A day's first moment in a zone, in milliseconds; clocks may skip midnight, and have it twice. */
function startOf(zone: string, day: string): number {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return new TZDate(year, month - 1, date, zone).getTime();
}

/** Whole days as `MM.DD.YYYY`, which the server takes for days of its own zone. */
export function asDays({ start, end }: DayRange): AskedDates {
  return { startDate: monthFirst(start), endDate: monthFirst(end) };
}

/** The first and the last millisecond of a range's days in a zone. */
export function asMoments({ start, end }: DayRange, zone: string): AskedDates {
  return {
    startDate: new Date(startOf(zone, start)).toISOString(),
    endDate: new Date(startOf(zone, addDays(end, 1)) - 1).toISOString(),
  };
}
