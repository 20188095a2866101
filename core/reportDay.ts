import { config } from "#config";

// The Canadian way of writing a date is YYYY-MM-DD.
const format = new Intl.DateTimeFormat("en-CA", {
  timeZone: config.REPORT_TIMEZONE,
  ...{ year: "numeric", month: "2-digit", day: "2-digit" },
});

/** The day of `REPORT_TIMEZONE` that a moment lies in, as YYYY-MM-DD. */
export function reportDay(moment: Date): string {
  return format.format(moment);
}
