import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { drawings } from "./drawings/drawings.ts";
import { picture, type Shot, shotName, shotsOf } from "./drawings/picture.ts";

export interface DrawnPhoto {
  name: string;
  width: number;
  height: number;
  /** Base64. */
  thumbhash: string;
}

const FULL_WIDTH = 1280;
const COVER = 480;
/** A thumbhash keeps a handful of waves, for which this is plenty. */
const TINY_WIDTH = 48;
const TINY_HEIGHT = 36;
/** Encoding is most of the work: the quickest effort costs a few kilobytes a file. */
const webp = { quality: 72, effort: 0 };

async function draw(shot: Shot, folder: string, width: number): Promise<DrawnPhoto> {
  const height = Math.round(width * 0.75);
  const name = shotName(shot);
  const svg = picture(shot).replace("<svg ", `<svg width="${width}" height="${height}" `);
  const pixels = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  const image = () => sharp(pixels, { raw: { width, height, channels: 3 } });
  const left = Math.round((width - height) / 2);
  const tiny = await image().resize(TINY_WIDTH, TINY_HEIGHT).ensureAlpha().raw().toBuffer();
  const full = await image().webp(webp).toBuffer();
  const cover = await image()
    .extract({ left, top: 0, width: height, height })
    .resize(Math.min(COVER, height))
    .webp(webp)
    .toBuffer();
  await Promise.all([
    writeFile(join(folder, `${name}.webp`), full),
    writeFile(join(folder, `${name}-480.webp`), cover),
  ]);
  const thumbhash = Buffer.from(rgbaToThumbHash(TINY_WIDTH, TINY_HEIGHT, tiny)).toString("base64");
  return { name, width, height, thumbhash };
}

/**
 * Draws photos into `folder`, two at a time, and tells how far it is.
 * `width` is that of the large pictures in pixels.
 */
export async function drawShots(
  shots: readonly Shot[],
  folder: string,
  say: (line: string) => void,
  width = FULL_WIDTH,
): Promise<DrawnPhoto[]> {
  await mkdir(folder, { recursive: true });
  const waiting = [...shots];
  const drawn: DrawnPhoto[] = [];
  const work = async () => {
    for (let shot = waiting.pop(); shot; shot = waiting.pop()) {
      drawn.push(await draw(shot, folder, width));
      if (drawn.length % 100 === 0) say(`Drawing photos: ${drawn.length} of ${shots.length}`);
    }
  };
  await Promise.all([work(), work()]);
  return drawn.sort((a, b) => a.name.localeCompare(b.name));
}

/** Draws the named photos into `folder`. */
export function drawPhotos(
  names: ReadonlySet<string>,
  folder: string,
  say: (line: string) => void,
  width?: number,
): Promise<DrawnPhoto[]> {
  const shots = Object.keys(drawings)
    .flatMap(shotsOf)
    .filter((shot) => names.has(shotName(shot)));
  return drawShots(shots, folder, say, width);
}
