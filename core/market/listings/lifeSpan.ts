import { LISTING_DAYS } from "#contract/limits.ts";

const DAY_MS = 86_400_000;

/** When a listing ends that begins a full life at `start`. */
export function endOfLife(start: Date): Date {
  return new Date(start.getTime() + LISTING_DAYS * DAY_MS);
}
