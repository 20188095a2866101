import { reportDay } from "#core/platform/time/reportDay.ts";
import { dayStart } from "../reports/dayStart.ts";
import type { ReportRange } from "../reports/readRange.ts";

/** Whole days of `REPORT_TIMEZONE`: so many, the last one today, or so many days before it. */
export function lastDays(days: number, { daysAgo = 0, now = new Date() } = {}): ReportRange {
  const today = reportDay(now);
  return {
    from: dayStart(today, { plusDays: 1 - daysAgo - days }),
    before: dayStart(today, { plusDays: 1 - daysAgo }),
  };
}
