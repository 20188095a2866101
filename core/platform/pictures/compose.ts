import sharp from "sharp";
import { PIXELS_MAX } from "../images/inspectPhoto.ts";
import { inTurn } from "../images/inTurn.ts";
import { keyOf, readPhoto } from "../images/storage.ts";
import { loadFonts } from "./fonts.ts";
import { HEIGHT, PHOTO_WIDTH, WIDTH } from "./parts.ts";

const QUALITY = 86;
const PATIENCE_S = 20;

/**
 * A photo that this market keeps, cut to its part of the picture; undefined when it isn't there or is broken.
 * @throws when the storage is away: a picture without it would be kept for good.
 */
export async function photoPart(src: string | undefined): Promise<Buffer | undefined> {
  const key = src === undefined ? undefined : keyOf(src);
  const stored = key && (await readPhoto(key));
  if (!stored) return undefined;
  return inTurn(() =>
    sharp(stored, { limitInputPixels: PIXELS_MAX })
      .resize(PHOTO_WIDTH, HEIGHT, { fit: "cover" })
      .flatten({ background: "white" })
      .timeout({ seconds: PATIENCE_S })
      .png({ compressionLevel: 0 })
      .toBuffer(),
  ).catch(() => undefined);
}

/** A picture of a drawing over a photo, as a JPEG. */
export async function compose(drawing: string, photo?: Buffer): Promise<Buffer> {
  await loadFonts();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${drawing}</svg>`;
  const layers = [...(photo ? [{ input: photo, left: 0, top: 0 }] : []), { input: Buffer.from(svg) }];
  return inTurn(() =>
    sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: "white" } })
      .composite(layers)
      .timeout({ seconds: PATIENCE_S })
      .jpeg({ quality: QUALITY, chromaSubsampling: "4:4:4" })
      .toBuffer(),
  );
}
