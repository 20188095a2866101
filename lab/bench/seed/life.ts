import type { ListingStatus } from "#contract/listings.ts";
import type { Random } from "#db/seeds/demo/random.ts";

const DAY = 86_400_000;
const MINUTE = 60_000;

/** The first share of all listings is older than a listing lives, so none of it is on sale. */
const OLD_SHARE = 0.12;
const OLDEST_DAYS = 90;
const LIVES_DAYS = 30;

type Weights = [ListingStatus, number][];
const old: Weights = [
  ["expired", 68],
  ["closed", 26],
  ["rejected", 4],
  ["removed", 2],
];
/** With the old ones 81 of a hundred listings are on sale. */
const young: Weights = [
  ["active", 920.5],
  ["closed", 49],
  ["rejected", 18],
  ["removed", 4],
  ["draft", 8.5],
];
/** States of the listings of the last hours, most of which still wait for a moderator. */
const last: Weights = [
  ["pending", 80],
  ["active", 20],
];
const WAITING_SHARE = 0.005;

interface Life {
  status: ListingStatus;
  createdAt: Date;
  approvedAt: Date | null;
  expiresAt: Date | null;
  updatedAt: Date;
}

/** Draws the fate of the listing at this share of the way from the oldest to the newest. */
export function lifeOf(share: number, now: number, random: Random): Life {
  const isOld = share < OLD_SHARE;
  const weights = isOld ? old : share > 1 - WAITING_SHARE ? last : young;
  const [status] = random.weighted(weights, ([, weight]) => weight);
  const part = isOld ? 1 - share / OLD_SHARE : (1 - share) / (1 - OLD_SHARE);
  const days = isOld
    ? LIVES_DAYS + part * (OLDEST_DAYS - LIVES_DAYS)
    : // The market grows: later days have more.
      part ** 1.15 * (LIVES_DAYS - 0.3);
  const createdAt = new Date(now - days * DAY - random.int(2, 90) * MINUTE);
  if (status === "pending" || status === "rejected" || status === "draft") {
    return { status, createdAt, updatedAt: createdAt, approvedAt: null, expiresAt: null };
  }
  const approvedAt = new Date(Math.min(createdAt.getTime() + random.int(3, 90) * MINUTE, now - MINUTE));
  const expiresAt = new Date(approvedAt.getTime() + LIVES_DAYS * DAY);
  const endedAt = new Date(Math.min(approvedAt.getTime() + random.next() * 20 * DAY, now));
  const updatedAt = status === "active" ? approvedAt : status === "expired" ? expiresAt : endedAt;
  return { status, createdAt, approvedAt, expiresAt, updatedAt };
}
