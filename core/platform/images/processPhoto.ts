import sharp from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { PIXELS_MAX } from "./inspectPhoto.ts";
import { inTurn } from "./inTurn.ts";

// Each photo is decoded once: keeping it would cost memory and save nothing.
sharp.cache(false);

const FULL = 1280;
const SQUARE = 480;
/** A thumbhash keeps a handful of waves, for which this is plenty. */
const TINY = 48;
/** The longest one may take, in seconds. */
const PATIENCE = 20;

/** A photo as it is kept. */
export interface ProcessedPhoto {
  /** WebP of at most 1280 px each way, upright, without metadata; of this width and height. */
  full: Buffer;
  width: number;
  height: number;
  /** WebP of the middle, at most 480 px each way. */
  square: Buffer;
  /** Base64. */
  thumbhash: string;
}

async function decode(path: string) {
  const { data, info } = await sharp(path, { failOn: "error", limitInputPixels: PIXELS_MAX })
    .autoOrient()
    .resize(FULL, FULL, { fit: "inside", withoutEnlargement: true })
    // Transparent parts become white, so that a photo looks alike in dark and light themes.
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .timeout({ seconds: PATIENCE })
    // Bare pixels: no metadata is left that could be passed on.
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { width, height, image: () => sharp(data, { raw: { width, height, channels: 3 } }) };
}

/** Makes of a JPEG, PNG or WebP what is kept of it, or nothing when the file is broken. At most two at a time. */
export function processPhoto(path: string): Promise<ProcessedPhoto | undefined> {
  return inTurn(async () => {
    const decoded = await decode(path).catch(() => undefined);
    if (!decoded) return undefined;
    const { width, height, image } = decoded;
    const side = Math.min(SQUARE, width, height);
    const full = await image().webp({ quality: 78 }).toBuffer();
    const square = await image().resize(side, side, { fit: "cover" }).webp({ quality: 72 }).toBuffer();
    const tiny = await image()
      .resize(TINY, TINY, { fit: "inside" })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const hash = rgbaToThumbHash(tiny.info.width, tiny.info.height, tiny.data);
    return { full, width, height, square, thumbhash: Buffer.from(hash).toString("base64") };
  });
}
