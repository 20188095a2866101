import { Op, QueryTypes } from "sequelize";
import { locks } from "#db/locks.ts";
import { Image } from "#db/models/Image.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { RuleError } from "../errors.ts";
import { readNumber } from "../flags/readNumber.ts";
import { newPhotoAddress } from "./storage.ts";

const HOUR_MS = 3_600_000;
/** Photos one person may send in an hour, where no remote variable says otherwise. */
const USUAL_PER_HOUR = 120;

/** Seconds until as many of the last hour's photos are older than that as stand in the way. */
function secondsToWait(times: readonly number[], tooMany: number): number {
  const last = times[Math.min(tooMany, times.length) - 1] ?? Date.now();
  return Math.max(1, Math.ceil((last + HOUR_MS - Date.now()) / 1000));
}

/**
 * Writes down photos that are about to be stored, of the sizes given, so that they count against the hourly limit.
 * Nobody can use them yet.
 * @throws {RuleError} too_many_requests with the seconds to wait.
 */
export async function reserveImages(
  ownerId: number,
  sizes: readonly { width: number; height: number }[],
): Promise<Image[]> {
  const limit = await readNumber("PHOTOS_PER_HOUR", USUAL_PER_HOUR);
  return transact(async () => {
    // One person's uploads are counted one after the other.
    await sequelize.query("select pg_advisory_xact_lock($lock, $ownerId)", {
      type: QueryTypes.SELECT,
      bind: { lock: locks.photos, ownerId },
    });
    const recent = await Image.findAll({
      attributes: ["createdAt"],
      where: { ownerId, createdAt: { [Op.gt]: new Date(Date.now() - HOUR_MS) } },
      order: ["createdAt"],
    });
    const tooMany = recent.length + sizes.length - limit;
    if (tooMany > 0) {
      const times = recent.map(({ createdAt }) => createdAt.getTime());
      throw new RuleError("too_many_requests", "Too many photos in an hour", {
        retryAfter: secondsToWait(times, tooMany),
      });
    }
    return Image.bulkCreate(
      sizes.map((size) => ({ ...size, ownerId, src: newPhotoAddress(), isStored: false })),
    );
  });
}
