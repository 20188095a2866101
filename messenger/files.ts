import { randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { DocumentFile, PhotoSize } from "./shapes/message.ts";
import type { StoredFile } from "./state.ts";
import type { World } from "./world.ts";

/** The longer side of each size Telegram keeps. */
const PHOTO_SIDES = [90, 320, 800, 1280];
const JPEG_QUALITY = 87;
const LONGEST_SIDES_SUM = 10_000;
const STEEPEST_RATIO = 20;

/** The picture cannot be used; `code` is Telegram's word for it. */
export class PhotoError extends Error {}

const randomId = (prefix: string, bytes: number) => prefix + randomBytes(bytes).toString("base64url");

async function writeStored(world: World, path: string, bytes: Buffer): Promise<void> {
  const full = join(world.filesDir, path);
  await mkdir(dirname(full), { recursive: true });
  await writeFile(full, bytes);
}

function nextFileNumber(world: World): number {
  const number = world.state.next.file;
  world.state.next.file += 1;
  return number;
}

const toPhotoSize = ({ fileId, uniqueId, width, height, size }: StoredFile): PhotoSize => ({
  file_id: fileId,
  file_unique_id: uniqueId,
  file_size: size,
  width,
  height,
});

async function readPicture(bytes: Buffer): Promise<{ upright: Buffer; width: number; height: number }> {
  try {
    const { data, info } = await sharp(bytes, { failOn: "error", limitInputPixels: 100_000_000 })
      .rotate()
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 95 })
      .toBuffer({ resolveWithObject: true });
    return { upright: data, width: info.width, height: info.height };
  } catch {
    throw new PhotoError("IMAGE_PROCESS_FAILED");
  }
}

/** Keeps a photo in the sizes Telegram would make of it, smallest first. */
export async function storePhoto(world: World, bytes: Buffer): Promise<PhotoSize[]> {
  const { upright, width, height } = await readPicture(bytes);
  const isTooSteep = Math.max(width, height) / Math.min(width, height) > STEEPEST_RATIO;
  if (width + height > LONGEST_SIDES_SUM || isTooSteep) throw new PhotoError("PHOTO_INVALID_DIMENSIONS");

  const longest = Math.max(width, height);
  const sides = PHOTO_SIDES.filter((side) => side < longest);
  if (sides.length < PHOTO_SIDES.length) sides.push(longest);
  const group = randomId("g", 9);

  const sizes = sides.map(async (side): Promise<PhotoSize> => {
    const { data, info } = await sharp(upright)
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer({ resolveWithObject: true });
    const path = `photos/file_${nextFileNumber(world)}.jpg`;
    await writeStored(world, path, data);
    const file: StoredFile = {
      fileId: randomId("AgACAgIAAxkBAA", 30),
      uniqueId: randomId("AQAD", 8),
      group,
      path,
      size: data.length,
      mime: "image/jpeg",
      name: "",
      width: info.width,
      height: info.height,
    };
    world.state.files[file.fileId] = file;
    return toPhotoSize(file);
  });
  const stored = await Promise.all(sizes);
  world.changed();
  return stored;
}

/** Keeps any file as it is. */
export async function storeDocument(
  world: World,
  bytes: Buffer,
  name: string,
  mime: string,
): Promise<DocumentFile> {
  const extension = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? "";
  const path = `documents/file_${nextFileNumber(world)}${extension}`;
  await writeStored(world, path, bytes);
  const file: StoredFile = {
    fileId: randomId("BQACAgIAAxkBAA", 30),
    uniqueId: randomId("AgAD", 8),
    group: randomId("g", 9),
    path,
    size: bytes.length,
    mime,
    name,
    width: 0,
    height: 0,
  };
  world.state.files[file.fileId] = file;
  world.changed();
  return toDocument(file);
}

export const toDocument = ({ fileId, uniqueId, size, name, mime }: StoredFile): DocumentFile => ({
  file_id: fileId,
  file_unique_id: uniqueId,
  file_size: size,
  ...(name && { file_name: name }),
  ...(mime && { mime_type: mime }),
});

/** All sizes of the photo that one file id belongs to, smallest first. */
export function photoOf(world: World, fileId: string): PhotoSize[] | null {
  const file = world.state.files[fileId];
  if (!file || file.width === 0) return null;
  return Object.values(world.state.files)
    .filter(({ group }) => group === file.group)
    .sort((a, b) => a.width - b.width)
    .map(toPhotoSize);
}
