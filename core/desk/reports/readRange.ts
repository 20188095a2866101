import { TZDate } from "@date-fns/tz";
import { z } from "zod";
import { config } from "#config";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { dayStart } from "./dayStart.ts";

/** The range of a report: from its first moment to just before another. */
export interface ReportRange {
  from: Date;
  before: Date;
}

interface AskedRange {
  startDate?: unknown;
  endDate?: unknown;
}
/** No date, none that there is, the start after the end, or more than 366 days. */
type RangeFault = "required" | "date" | "order" | "long";

/** Days a range may have, so that each date of a year fits in, of a leap year too. */
const MAX_DAYS = 366;
/** Years a report can be about. */
const [FIRST_YEAR, LAST_YEAR] = [2000, 2100];

const Moment = z.iso.datetime({ offset: true });
const Day = z.iso.date();
const MONTH_FIRST = /^(\d\d)\.(\d\d)\.(\d{4})$/;

/** The moments that a text stands for, a day or a single millisecond; undefined where it is no date. */
function readDate(text: string, zone: string): ReportRange | undefined {
  const year = Number(text.slice(0, 4));
  const isKnown = (given: number) => given >= FIRST_YEAR && given <= LAST_YEAR;
  if (Moment.safeParse(text).success && isKnown(year)) {
    const time = Date.parse(text);
    return { from: new Date(time), before: new Date(time + 1) };
  }
  const day = text.replace(MONTH_FIRST, "$3-$1-$2");
  if (!Day.safeParse(day).success || !isKnown(Number(day.slice(0, 4)))) return undefined;
  return { from: dayStart(day, { zone }), before: dayStart(day, { zone, plusDays: 1 }) };
}

function isTooLong({ from, before }: ReportRange, zone: string): boolean {
  const end = new TZDate(from.getTime(), zone);
  end.setDate(end.getDate() + MAX_DAYS);
  return before.getTime() > end.getTime();
}

const refuse = (fields: Partial<Record<keyof AskedRange, RangeFault>>) =>
  new RuleError("invalid_input", "No such range of dates", { fields });

/**
 * Reads the first and the last moment of a report, both within it: ISO 8601 with its offset or `Z`, to the millisecond,
 * or a whole day of the zone as `MM.DD.YYYY` or `YYYY-MM-DD`; years 2000 to 2100, 366 days at most.
 * @throws {RuleError} invalid_input; its fields say `required`, `date`, `order` (start after end) or `long`.
 */
export function readRange({ startDate, endDate }: AskedRange, zone = config.REPORT_TIMEZONE): ReportRange {
  const faults: Partial<Record<keyof AskedRange, RangeFault>> = {};
  const read = (field: keyof AskedRange, text: unknown) => {
    const date = typeof text === "string" ? readDate(text, zone) : undefined;
    if (!date) faults[field] = text === undefined || text === null || text === "" ? "required" : "date";
    return date;
  };
  const [start, end] = [read("startDate", startDate), read("endDate", endDate)];
  if (!start || !end) throw refuse(faults);
  if (start.from >= end.before) throw refuse({ startDate: "order" });
  const range = { from: start.from, before: end.before };
  if (isTooLong(range, zone)) throw refuse({ endDate: "long" });
  return range;
}
