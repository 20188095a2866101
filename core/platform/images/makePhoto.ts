import { Image } from "#db/models/Image.ts";
import { describeError } from "../errors/describeError.ts";
import { log } from "../log/log.ts";
import { inTurn } from "./inTurn.ts";
import { localStorage } from "./localStorage.ts";

/** A photo that has no file until somebody asks for it, by its key: `demo/sofa-red-1.webp`, `demo/sofa-red-1-480.webp`. */
const KEY = /^((?:demo|shop)\/([a-z0-9-]+?))(-480)?\.webp$/;

/** Photos that are being made. Callers who ask meanwhile share them. */
const inWork = new Map<string, Promise<Buffer | undefined>>();

async function make(key: string): Promise<Buffer | undefined> {
  const [, photo = "", name = "", isSquare] = KEY.exec(key) ?? [];
  // Only what a row promises: another market has no such photos, and one that was swept is gone.
  const isPromised = await Image.count({
    where: { src: `${localStorage.prefix}${photo}.webp`, isStored: true },
  });
  if (!isPromised) return undefined;
  // The drawings are many, and most processes need none of them.
  const { drawPhoto } = await import("#db/seeds/demo/drawPhoto.ts");
  return inTurn(async () => {
    const kept = await localStorage.read(key);
    if (kept) return kept;
    const bytes = await drawPhoto(name, isSquare ? "square" : "full");
    if (!bytes) return undefined;
    // Where the folder can't be written to, the photo is drawn again each time.
    await localStorage.put(key, bytes).catch((error: unknown) => {
      log.warn({ key, error: describeError(error) }, "a photo could not be kept");
    });
    return bytes;
  });
}

/**
 * Makes a photo that this market has promised without having its file: those of the demo are drawn when somebody
 * first asks for them, and kept. Several may ask at once, also of several processes: they get the same bytes.
 * @returns nothing when there is no such photo.
 */
export async function makePhoto(key: string): Promise<Buffer | undefined> {
  if (!KEY.test(key)) return undefined;
  const known = inWork.get(key);
  if (known !== undefined) return known;
  const made = make(key).finally(() => inWork.delete(key));
  inWork.set(key, made);
  return made;
}
