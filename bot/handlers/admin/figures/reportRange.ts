import { plainDigits } from "#contract/plainDigits.ts";
import { lastDays } from "#core/desk/figures/lastDays.ts";
import { type ReportRange, readRange } from "#core/desk/reports/readRange.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";

const DAYS = /^([1-9]\d{0,2})d$/i;
const DATE = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;

/** A date as people here write it, `15.11.2026`, as the reports read it. */
function isoDay(text: string): string {
  const [, day = "", month = "", year = ""] = DATE.exec(text) ?? [];
  return year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text;
}

/**
 * The range that is asked for behind `/report`: nothing for today, `7d` for so many days with today, or one or two dates
 * such as `01.11.2026 15.11.2026`.
 * @returns undefined when it can't be read.
 */
export function reportRange(asked: string): ReportRange | undefined {
  const [first, last = first, ...more] = plainDigits(asked).trim().split(/\s+/).filter(Boolean);
  if (!first) return lastDays(1);
  const [, days] = DAYS.exec(first) ?? [];
  try {
    if (days && last === first) {
      const { from, before } = lastDays(Number(days));
      return readRange({
        startDate: from.toISOString(),
        endDate: new Date(before.getTime() - 1).toISOString(),
      });
    }
    if (!last || more.length > 0) return undefined;
    return readRange({ startDate: isoDay(first), endDate: isoDay(last) });
  } catch (error) {
    if (error instanceof RuleError) return undefined;
    throw error;
  }
}
