import { LRUCache } from "lru-cache";
import { RuleError } from "../errors/RuleError.ts";
import type { Picture } from "./Picture.ts";

/** Most bytes kept at once; of about 100 kB each, a message to many is fetched many times in a minute. */
const KEPT_BYTES_MAX = 8 * 1024 * 1024;
/** Most that may wait to be drawn, at about a dozen a second. */
const WAITING_MAX = 40;

/** By version. */
const kept = new LRUCache<string, Buffer>({
  maxSize: KEPT_BYTES_MAX,
  sizeCalculation: (picture) => picture.length,
});
const drawing = new Map<string, Promise<Buffer>>();

/** A picture when it was drawn or asked for lately, or is being drawn. */
export function recallPicture({ version }: Picture): Promise<Buffer> | undefined {
  const known = kept.get(version);
  return known === undefined ? drawing.get(version) : Promise.resolve(known);
}

/**
 * Draws a picture and keeps it for a while; whoever asks for it meanwhile shares it.
 * @throws {RuleError} too_many_requests when too many are waiting already.
 */
export function drawPicture(picture: Picture): Promise<Buffer> {
  const { version } = picture;
  const known = recallPicture(picture);
  if (known !== undefined) return known;
  if (drawing.size >= WAITING_MAX) {
    throw new RuleError("too_many_requests", "Too many pictures to draw", { retryAfter: 5 });
  }
  const drawn = picture.draw().finally(() => drawing.delete(version));
  drawing.set(version, drawn);
  drawn.then(
    (jpeg) => kept.set(version, jpeg),
    () => undefined,
  );
  return drawn;
}
