import { open } from "node:fs/promises";
import sharp, { type Metadata } from "sharp";

/** Most pixels of a photo; more would be a bomb that unpacks to hundreds of megabytes. */
export const PIXELS_MAX = 50_000_000;

/** Bytes that the kinds we take begin with; -1 is any. */
const beginnings: readonly (readonly number[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0x52, 0x49, 0x46, 0x46, -1, -1, -1, -1, 0x57, 0x45, 0x42, 0x50],
];
const BEGINNING = Math.max(...beginnings.map(({ length }) => length));

/** Whether a file begins like a JPEG, a PNG or a WebP: other kinds never reach a decoder. */
async function looksLikePhoto(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0);
    return beginnings.some((bytes) => bytes.every((byte, index) => byte === -1 || byte === buffer[index]));
  } finally {
    await file.close();
  }
}

/**
 * The most memory that each of two photos in work may hold, in bytes, so that a process stays within its memory
 * (docs/operating.md).
 */
const HELD_MAX = 100_000_000;
/** Whatever a photo's height, about so many of its rows are held while it is made smaller. */
const ROWS_HELD = 1000;

/** Bytes that decoding holds: what comes in passes, each finer than the last, is held whole, JPEG as numbers of two bytes. */
function bytesHeld({ format, width, height, channels, depth, isProgressive = false }: Metadata): number {
  const rows = Math.max(ROWS_HELD, isProgressive ? height : 0);
  const isWide = depth !== "uchar" || (isProgressive && format === "jpeg");
  return width * rows * channels * (isWide ? 2 : 1);
}

export type PhotoFault = "not_image" | "too_many_pixels";

/** Looks at a file's content, not decoding it yet: its size as it is to be seen, in pixels, or what is wrong with it. */
export async function inspectPhoto(path: string): Promise<{ width: number; height: number } | PhotoFault> {
  if (!(await looksLikePhoto(path))) return "not_image";
  const metadata = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata) return "not_image";
  const { width, height } = metadata.autoOrient;
  if (width * height > PIXELS_MAX || bytesHeld(metadata) > HELD_MAX) return "too_many_pixels";
  return { width, height };
}
