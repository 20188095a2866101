import type { Message } from "grammy/types";
import type { Said } from "#core/conversations/passOn.ts";

/** What a message says, as far as it can be passed on; the update is the one that wants it so. */
export const readSaid = (updateId: number, { message_id, text, caption, photo }: Message): Said => ({
  updateId,
  messageId: message_id,
  text: text ?? caption ?? null,
  // The sizes of a photo come from the smallest to the largest.
  photoFileId: photo?.at(-1)?.file_id ?? null,
});
