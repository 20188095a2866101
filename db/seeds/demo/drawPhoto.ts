import sharp from "sharp";
import { picture, readShot, type Shot } from "./drawings/picture.ts";
import { PHOTO_HEIGHT, PHOTO_WIDTH } from "./photos.ts";

/** The square that cards show. */
const COVER = 480;
/** Encoding is most of the work: the quickest effort costs a few kilobytes a file. */
const webp = { quality: 72, effort: 0 };

function render(shot: Shot, width: number, height: number) {
  const svg = picture(shot).replace("<svg ", `<svg width="${width}" height="${height}" `);
  return sharp(Buffer.from(svg)).removeAlpha();
}

/**
 * Draws a photo of the demo as WebP: whole, or as the square from its middle.
 * @returns the same bytes each time, or nothing when there is no drawing of this name.
 */
export async function drawPhoto(name: string, size: "full" | "square"): Promise<Buffer | undefined> {
  const shot = readShot(name);
  if (!shot) return undefined;
  if (size === "full") return render(shot, PHOTO_WIDTH, PHOTO_HEIGHT).webp(webp).toBuffer();
  const width = Math.round((COVER * PHOTO_WIDTH) / PHOTO_HEIGHT);
  const left = Math.round((width - COVER) / 2);
  return render(shot, width, COVER)
    .extract({ left, top: 0, width: COVER, height: COVER })
    .webp(webp)
    .toBuffer();
}

/** A photo drawn small and grey, to be compared with others. */
export async function drawGrey(name: string, side: number): Promise<Buffer> {
  const shot = readShot(name);
  if (!shot) throw new Error(`No photo ${name}`);
  return render(shot, side * 4, side * 3)
    .greyscale()
    .resize(side, side, { fit: "fill" })
    .raw()
    .toBuffer();
}
