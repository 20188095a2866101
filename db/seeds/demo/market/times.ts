import type { Random } from "../random.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Tashkent is five hours ahead of UTC all year. */
const AHEAD = 5 * 60 * MINUTE;

/** Shares of the hours of a day in which people post. */
const hours = [1, 0.5, 0.2, 0.2, 0.2, 0.5, 1, 3, 5, 8, 10, 10, 9, 8, 8, 8, 8, 9, 10, 11, 10, 8, 5, 3];
const allHours = hours.map((_, hour) => hour);

/** A moment that many days ago, at an hour when people are awake; never in the future. */
export function daysAgo(days: number, now: Date, random: Random): Date {
  const minutes = random.weighted(allHours, (hour) => hours[hour] ?? 0) * 60 + random.next() * 60;
  const midnight = Math.floor((now.getTime() + AHEAD) / DAY) * DAY - AHEAD;
  const time = midnight - Math.floor(days) * DAY + minutes * MINUTE;
  return new Date(time < now.getTime() - 5 * MINUTE ? time : time - DAY);
}

export const minutesAgo = (minutes: number, now: Date) => new Date(now.getTime() - minutes * MINUTE);

export const later = (time: Date, days: number) => new Date(time.getTime() + days * DAY);
