import type { Message } from "grammy/types";
import type { Part } from "#core/market/albums/album.ts";
import { singleKey } from "#core/market/albums/keepPart.ts";

/** Reads a message as a part of an album: a photo, a file that may be one, or something that can't be one. */
export function readPart(updateId: number, message: Message): Part {
  const { message_id: messageId, media_group_id: group, caption = null, photo, document } = message;
  const file = document?.mime_type?.startsWith("image/") ? document : undefined;
  // The sizes of a photo come from the smallest to the largest.
  const sent = photo?.at(-1) ?? file;
  return {
    key: group ?? singleKey(messageId),
    messageId,
    updateId,
    caption,
    fileId: sent?.file_id ?? null,
    isFile: file !== undefined,
    bytes: sent?.file_size ?? null,
  };
}
