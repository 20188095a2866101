import { config } from "#config";

/** The hours of the day between which no reminders are sent. */
const FROM = 22;
const TO = 9;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How much of the day has gone by on the clocks of a time zone, in milliseconds. */
function timeOfDay(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone,
    hourCycle: "h23",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(moment);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return of("hour") * HOUR_MS + of("minute") * 60_000 + of("second") * 1000 + moment.getMilliseconds();
}

/**
 * When somebody may be reminded of something at the earliest: at the moment itself, or when the night it lies in is over
 * in `STOREFRONT_TIMEZONE`.
 */
export function awakeAt(moment: Date, timeZone = config.STOREFRONT_TIMEZONE): Date {
  const time = timeOfDay(moment, timeZone);
  if (time >= TO * HOUR_MS && time < FROM * HOUR_MS) return moment;
  const wait = (TO * HOUR_MS - time + DAY_MS) % DAY_MS;
  const morning = new Date(moment.getTime() + wait);
  // Clocks may be changed during the night.
  return new Date(morning.getTime() + TO * HOUR_MS - timeOfDay(morning, timeZone));
}

/** Whether people sleep. */
export const isQuiet = (moment: Date): boolean => awakeAt(moment).getTime() > moment.getTime();
