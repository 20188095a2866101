import { Op } from "sequelize";
import { Image } from "#db/models/Image.ts";
import { RuleError } from "../errors/RuleError.ts";
import { readNumber } from "../flags/flags.ts";

const HOUR_MS = 3_600_000;
/** Photos one person may send in an hour, where no remote variable says otherwise. */
const USUAL_PER_HOUR = 120;

/** Seconds until as many of the last hour's photos are older than that as stand in the way. */
function secondsToWait(times: readonly number[], tooMany: number): number {
  const last = times[Math.min(tooMany, times.length) - 1] ?? Date.now();
  return Math.max(1, Math.ceil((last + HOUR_MS - Date.now()) / 1000));
}

/** Photos one person may send in an hour. */
export const photosPerHour = (): Promise<number> => readNumber("PHOTOS_PER_HOUR", USUAL_PER_HOUR);

/**
 * Checks that a person may send so many photos more in this hour.
 * @throws {RuleError} too_many_requests with the seconds to wait.
 */
export async function assertPhotosLeft(ownerId: number, count = 1, limit?: number): Promise<void> {
  const most = limit ?? (await photosPerHour());
  const recent = await Image.findAll({
    attributes: ["createdAt"],
    where: { ownerId, createdAt: { [Op.gt]: new Date(Date.now() - HOUR_MS) } },
    order: ["createdAt"],
  });
  const tooMany = recent.length + count - most;
  if (tooMany <= 0) return;
  const times = recent.map(({ createdAt }) => createdAt.getTime());
  throw new RuleError("too_many_requests", "Too many photos in an hour", {
    retryAfter: secondsToWait(times, tooMany),
  });
}
