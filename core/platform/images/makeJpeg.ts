import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { describeError } from "../errors/describeError.ts";
import { log } from "../log/log.ts";
import { PIXELS_MAX } from "./inspectPhoto.ts";
import { inTurn } from "./inTurn.ts";
import { readPhoto } from "./storage.ts";

const SIDE = 1280;
const QUALITY = 82;
const PATIENCE_S = 20;
/** Most JPEGs remembered, of about 200 kB each: a message to many is fetched many times in a minute. */
const REMEMBERED = 50;

/** JPEGs that are made, or in work, so that none is made twice at once. */
const remembered = new LRUCache<string, Promise<Buffer | undefined>>({ max: REMEMBERED });

async function make(key: string): Promise<Buffer | undefined> {
  const stored = await readPhoto(key);
  if (!stored) return undefined;
  return inTurn(() =>
    sharp(stored, { limitInputPixels: PIXELS_MAX })
      .resize(SIDE, SIDE, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "white" })
      .timeout({ seconds: PATIENCE_S })
      .jpeg({ quality: QUALITY })
      .toBuffer(),
  ).catch((error) => {
    log.warn({ key, error: describeError(error) }, "a stored photo is broken");
    return undefined;
  });
}

/** The JPEG of a photo when it was made or asked for lately; see `makeJpeg`. */
export function recallJpeg(key: string): Promise<Buffer | undefined> | undefined {
  return remembered.get(key);
}

/**
 * Makes the JPEG of a stored photo for Telegram, which takes no WebP, and remembers it for a while.
 * @param key such as `3f/3f9a….webp`.
 * @returns at most 1280 px each way, or nothing when there is no such photo.
 * @throws when the storage is away.
 */
export function makeJpeg(key: string): Promise<Buffer | undefined> {
  const made = make(key);
  const forget = () => {
    if (remembered.peek(key) === made) remembered.delete(key);
  };
  made.then((jpeg) => jpeg ?? forget(), forget);
  remembered.set(key, made);
  return made;
}
