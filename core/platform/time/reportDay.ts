import { config } from "#config";

// The Canadian way of writing a date is YYYY-MM-DD.
const format = new Intl.DateTimeFormat("en-CA", {
  timeZone: config.REPORT_TIMEZONE,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

const MINUTE_MS = 60_000;
let latest = { minute: Number.NaN, day: "" };

/** The day of `REPORT_TIMEZONE` that a moment lies in, as YYYY-MM-DD. Days begin with a minute everywhere. */
export function reportDay(moment: Date): string {
  const minute = Math.floor(moment.getTime() / MINUTE_MS);
  if (minute !== latest.minute) latest = { minute, day: format.format(moment) };
  return latest.day;
}

/** The same as people say it, such as `26.11`. */
export function dayAndMonth(moment: Date): string {
  const [, month, day] = reportDay(moment).split("-");
  return `${day}.${month}`;
}
