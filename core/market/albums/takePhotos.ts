import { PHOTO_BYTES_MAX, PHOTOS_MAX } from "#contract/limits.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { saveImages } from "#core/platform/images/saveImages.ts";
import { TelegramError } from "#core/platform/telegram/callTelegram.ts";
import { downloadFile, TooLargeError } from "#core/platform/telegram/downloadFile.ts";
import { AlbumPart } from "#db/models/AlbumPart.ts";
import { maybe, number, type RowOf, rows, text } from "#db/rows.ts";
import { PartFault } from "./album.ts";
import type { ClaimedAlbum } from "./claimAlbums.ts";

/** A part of an album as it is now. */
const keptPartRow = {
  messageId: number,
  fileId: maybe(text),
  bytes: maybe(number),
  caption: maybe(text),
  src: maybe(text),
  fault: maybe(PartFault),
};

export type KeptPart = RowOf<typeof keptPartRow>;

/** The parts of an album in the order of their messages. */
export function readParts(albumId: number): Promise<KeptPart[]> {
  return rows(
    keptPartRow,
    `select message_id as "messageId", file_id as "fileId", bytes, caption, src, fault
     from album_parts where album_id = $albumId order by message_id`,
    { albumId },
  );
}

/** Finds a fault that can be known without looking into the file. */
function faultBefore({ fileId, bytes }: KeptPart, taken: number): PartFault | undefined {
  if (fileId === null) return "not_photo";
  if (taken >= PHOTOS_MAX) return "too_many";
  return (bytes ?? 0) > PHOTO_BYTES_MAX ? "too_large" : undefined;
}

/**
 * The fault that the sender of a failed photo is told; undefined when another try may do better.
 * @param isLast whether there is no other try.
 */
function faultOf(error: unknown, isLast: boolean): PartFault | undefined {
  if (error instanceof TooLargeError) return "too_large";
  if (error instanceof TelegramError) {
    const isRefused = error.code === 400 || error.code === 404;
    return isRefused || isLast ? "unreachable" : undefined;
  }
  if (!(error instanceof RuleError)) return undefined;
  if (error.code === "too_many_requests") return "over_limit";
  return error.code === "too_large" ? "too_large" : "not_photo";
}

async function take(userId: number, fileId: string): Promise<string> {
  const [image] = await downloadFile(fileId, PHOTO_BYTES_MAX, (place) => saveImages(userId, [place]));
  if (!image) throw new Error("A photo was saved and is not there");
  return image.src;
}

async function write(albumId: number, { messageId, src, fault }: KeptPart): Promise<void> {
  await AlbumPart.update({ src, fault }, { where: { albumId, messageId } });
}

/**
 * Takes in the photos of an album one after the other, as uploads are taken in. Each is written down at once, so that a
 * worker who goes on doesn't begin again.
 * @returns its parts, each with its photo's address or what is wrong with it.
 * @throws when Telegram is away and there will be another try.
 */
export async function takePhotos(album: ClaimedAlbum, isLast: boolean): Promise<KeptPart[]> {
  const parts = await readParts(album.id);
  let isOver = false;
  for (const part of parts) {
    if (part.src !== null || part.fault !== null) continue;
    const taken = parts.filter(({ src }) => src !== null).length;
    const known = faultBefore(part, taken) ?? (isOver ? "over_limit" : undefined);
    if (known) part.fault = known;
    else {
      try {
        part.src = await take(album.userId, part.fileId ?? "");
      } catch (error) {
        const fault = faultOf(error, isLast);
        if (!fault) throw error;
        part.fault = fault;
        isOver = fault === "over_limit";
      }
    }
    await write(album.id, part);
  }
  return parts;
}
