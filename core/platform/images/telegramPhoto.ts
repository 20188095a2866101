import { config } from "#config";
import { keyOf } from "./storage.ts";

/**
 * The absolute address at which Telegram is to fetch a photo by its `src`: of our own photos, wherever they are kept,
 * that of a JPEG at our API, since Telegram wants no WebP. Others' addresses stay.
 */
export function telegramPhoto(src: string): string {
  const key = keyOf(src);
  if (key?.endsWith(".webp")) return `${config.PUBLIC_URL}/images/${key.replace(/\.webp$/, ".jpg")}`;
  return src.startsWith("/") ? config.PUBLIC_URL + src : src;
}
