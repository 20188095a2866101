import { QueryTypes } from "sequelize";
import { locks } from "#db/locks.ts";
import { Image } from "#db/models/Image.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { assertPhotosLeft, photosPerHour } from "./assertPhotosLeft.ts";
import { newPhotoAddress } from "./storage.ts";

/**
 * Writes down photos that are about to be stored, of the sizes given, so that they count against the hourly limit.
 * Nobody can use them yet.
 * @throws {RuleError} too_many_requests with the seconds to wait.
 */
export async function reserveImages(
  ownerId: number,
  sizes: readonly { width: number; height: number }[],
): Promise<Image[]> {
  // Read beforehand: who waits for a shared read must not hold a connection meanwhile.
  const limit = await photosPerHour();
  return transact(async () => {
    // One person's uploads are counted one after the other.
    await sequelize.query("select pg_advisory_xact_lock($lock, $ownerId)", {
      type: QueryTypes.SELECT,
      bind: { lock: locks.photos, ownerId },
    });
    await assertPhotosLeft(ownerId, sizes.length, limit);
    return Image.bulkCreate(
      sizes.map((size) => ({ ...size, ownerId, src: newPhotoAddress(), isStored: false })),
    );
  });
}
