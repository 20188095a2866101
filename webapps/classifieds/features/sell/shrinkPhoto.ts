import { PHOTO_BYTES_MAX } from "#contract/limits.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { PHOTO_TYPES } from "./photo.ts";

/** Longest side that is sent; the server keeps less. */
const SIDE_MAX = 1600;
/** A photo of this size or less goes as it is when its sides fit. */
const SMALL_BYTES = 700 * 1024;
const QUALITY = 0.86;

const isReadable = (type: string) => PHOTO_TYPES.some((known) => known === type);

async function draw(bitmap: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return null;
  // JPEG knows no transparency; without this it would turn black.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
}

async function shrink(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => undefined);
  // The server may read a photo that the browser can't.
  if (!bitmap) return file;
  const scale = Math.min(1, SIDE_MAX / Math.max(bitmap.width, bitmap.height));
  const fits = scale === 1 && file.size <= SMALL_BYTES && isReadable(file.type);
  const smaller = fits ? null : await draw(bitmap, scale).catch(() => null);
  bitmap.close();
  return smaller && (smaller.size < file.size || !isReadable(file.type)) ? smaller : file;
}

/**
 * A picked photo as it is sent: at most 1600 pixels wide and high, upright, as JPEG; one that is small already or
 * can't be read here stays as it is.
 * @throws {ApiError} unsupported_media or too_large, when the server would refuse it anyway.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const photo = await shrink(file);
  if (!isReadable(photo.type)) throw new ApiError("unsupported_media");
  if (photo.size > PHOTO_BYTES_MAX) throw new ApiError("too_large");
  return photo;
}
