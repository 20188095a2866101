import type { UploadedImage } from "#contract/images.ts";
import { holdLock } from "#db/locks.ts";
import { Image } from "#db/models/Image.ts";
import { transact } from "#db/sequelize.ts";
import { describeError } from "../errors/describeError.ts";
import { RuleError } from "../errors/RuleError.ts";
import { log } from "../log/log.ts";
import { assertPhotosLeft, photosPerHour } from "./assertPhotosLeft.ts";
import { inspectPhoto, type PhotoFault } from "./inspectPhoto.ts";
import { type ProcessedPhoto, processPhoto } from "./processPhoto.ts";
import { newPhotoAddress, putPhotos, removePhoto } from "./storage.ts";

const codes = { not_image: "unsupported_media", too_many_pixels: "too_large" } as const;

function refuse(faults: readonly [index: number, fault: PhotoFault][]): void {
  const [first] = faults;
  if (!first) return;
  throw new RuleError(codes[first[1]], "Not a photo that is taken", {
    fields: Object.fromEntries(faults.map(([index, fault]) => [`files.${index}`, fault])),
  });
}

/** Looks at all files before any is decoded, so that every wrong one is named at once. */
async function inspect(paths: readonly string[]) {
  const looks = await Promise.all(paths.map(inspectPhoto));
  refuse(looks.flatMap((look, index) => (typeof look === "string" ? [[index, look]] : [])));
  return looks.filter((look) => typeof look !== "string");
}

interface Photo extends ProcessedPhoto {
  id: number;
  src: string;
}

/** One after the other, so that a person with ten photos doesn't make the next one wait for all ten. */
async function processAll(images: readonly Image[], paths: readonly string[]): Promise<Photo[]> {
  const photos: Photo[] = [];
  for (const [index, image] of images.entries()) {
    const processed = await processPhoto(paths[index] ?? "");
    if (processed) photos.push({ ...processed, id: image.id, src: image.src });
    else refuse([[index, "not_image"]]);
  }
  return photos;
}

/** Gives the photos free for use, all or none. */
function finish(photos: readonly Photo[]): Promise<void> {
  return transact(async () => {
    for (const { id, width, height, thumbhash } of photos) {
      const [changed] = await Image.update(
        { width, height, thumbhash, isStored: true },
        { where: { id, isStored: false } },
      );
      if (changed === 0) throw new Error("A photo was swept while it was stored");
    }
  });
}

/** Takes back what a failed upload wrote. What can't be taken back now is found by the sweep. */
async function takeBack(images: readonly Image[], hasFiles: boolean): Promise<void> {
  try {
    if (hasFiles) await Promise.all(images.map(({ src }) => removePhoto(src)));
    await Image.destroy({ where: { id: images.map(({ id }) => id) } });
  } catch (error) {
    log.warn({ error: describeError(error) }, "a failed upload is left to the sweep");
  }
}

/**
 * Takes in photos from files: JPEG, PNG or WebP by their content. Either all are kept or none.
 * @returns what is kept, in the order given.
 * @throws {RuleError} unsupported_media or too_large with `fields: {"files.<index>": "not_image" | "too_many_pixels"}`,
 * too_many_requests over the hourly limit.
 */
export async function saveImages(ownerId: number, paths: readonly string[]): Promise<UploadedImage[]> {
  const images = await reserveImages(ownerId, await inspect(paths));
  let hasFiles = false;
  try {
    const photos = await processAll(images, paths);
    hasFiles = true;
    await putPhotos(photos);
    await finish(photos);
    return photos.map(({ src, width, height, thumbhash }) => ({ src, width, height, thumbhash }));
  } catch (error) {
    await takeBack(images, hasFiles);
    throw error;
  }
}

/**
 * Writes down photos that are about to be stored, of the sizes given, so that they count against the hourly limit. They
 * can't be used yet.
 * @throws {RuleError} too_many_requests with the seconds to wait.
 */
async function reserveImages(
  ownerId: number,
  sizes: readonly { width: number; height: number }[],
): Promise<Image[]> {
  // Read beforehand: who waits for a shared read must not hold a connection meanwhile.
  const limit = await photosPerHour();
  return transact(async () => {
    // One person's uploads are counted one after the other.
    await holdLock("photos", ownerId);
    await assertPhotosLeft(ownerId, sizes.length, limit);
    return Image.bulkCreate(
      sizes.map((size) => ({ ...size, ownerId, src: newPhotoAddress(), isStored: false })),
    );
  });
}
