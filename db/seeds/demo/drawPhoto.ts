import sharp from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { drawings } from "./drawings/drawings.ts";
import { picture, type Shot, shotName, shotsOf } from "./drawings/picture.ts";
import { PHOTO_HEIGHT, PHOTO_WIDTH } from "./photos.ts";
import { shopShots } from "./shop/shots.ts";

/** The square that cards show. */
const COVER = 480;
/** A thumbhash keeps a handful of waves, for which this is plenty. */
const TINY_WIDTH = 48;
const TINY_HEIGHT = 36;
/** Encoding is most of the work: the quickest effort costs a few kilobytes a file. */
const webp = { quality: 72, effort: 0 };

// The shop shows some things from sides that the classifieds don't.
const all = [...Object.keys(drawings).flatMap(shotsOf), ...shopShots()];
const shots = new Map(all.map((shot) => [shotName(shot), shot]));

function render(shot: Shot, width: number, height: number) {
  const svg = picture(shot).replace("<svg ", `<svg width="${width}" height="${height}" `);
  return sharp(Buffer.from(svg)).removeAlpha();
}

/**
 * Draws a photo of the demo as WebP: whole, or as the square from its middle.
 * @returns the same bytes each time, or nothing when there is no drawing of this name.
 */
export async function drawPhoto(name: string, size: "full" | "square"): Promise<Buffer | undefined> {
  const shot = shots.get(name);
  if (!shot) return undefined;
  if (size === "full") return render(shot, PHOTO_WIDTH, PHOTO_HEIGHT).webp(webp).toBuffer();
  const width = Math.round((COVER * PHOTO_WIDTH) / PHOTO_HEIGHT);
  const left = Math.round((width - COVER) / 2);
  return render(shot, width, COVER)
    .extract({ left, top: 0, width: COVER, height: COVER })
    .webp(webp)
    .toBuffer();
}

/** The thumbhash of a photo of the demo, in base64, as `thumbhashes.json` keeps it. */
export async function hashPhoto(name: string): Promise<string> {
  const shot = shots.get(name);
  if (!shot) throw new Error(`No photo ${name}`);
  const pixels = await render(shot, PHOTO_WIDTH, PHOTO_HEIGHT).raw().toBuffer();
  const tiny = await sharp(pixels, { raw: { width: PHOTO_WIDTH, height: PHOTO_HEIGHT, channels: 3 } })
    .resize(TINY_WIDTH, TINY_HEIGHT)
    .ensureAlpha()
    .raw()
    .toBuffer();
  return Buffer.from(rgbaToThumbHash(TINY_WIDTH, TINY_HEIGHT, tiny)).toString("base64");
}

/** A photo drawn small, to be compared with others. */
export async function drawSmall(name: string): Promise<Buffer> {
  const shot = shots.get(name);
  if (!shot) throw new Error(`No photo ${name}`);
  return render(shot, 128, 96).png({ compressionLevel: 0 }).toBuffer();
}

/** Names of all photos that can be drawn. */
export const photoNames: readonly string[] = [...shots.keys()].sort();
