import { TZDate } from "@date-fns/tz";
import { config } from "#config";

/**
 * The first moment of a day, YYYY-MM-DD, in a zone, moved by whole days of its calendar. Clocks may skip midnight, and
 * days needn't have 24 hours.
 */
export function dayStart(day: string, { zone = config.REPORT_TIMEZONE, plusDays = 0 } = {}): Date {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return new Date(new TZDate(year, month - 1, date + plusDays, zone).getTime());
}
