import { GROUP_HOURS } from "#contract/limits.ts";

const HOUR_MS = 3_600_000;

/** One day after a group was created, when the referral page's countdown ends; both ISO 8601. */
export const oneDayAfter = (createdAt: string): string =>
  new Date(Date.parse(createdAt) + GROUP_HOURS * HOUR_MS).toISOString();
