import type { Message } from "grammy/types";
import type { Said } from "#core/market/conversations/passOn.ts";

/** Marks of Telegram that lead out of the chat, also where the words say nothing of it. */
const LINKS = ["url", "text_link", "mention", "text_mention", "email"];

function readPlace({ location, venue }: Message) {
  if (!location) return null;
  const { latitude, longitude } = location;
  // A venue without a name is a point.
  return {
    latitude,
    longitude,
    ...(venue?.title && { venue: { title: venue.title, address: venue.address } }),
  };
}

/** Reads the words and the photo of a message that is to be passed on because of an update. */
export function readSaid(updateId: number, message: Message): Said {
  const { message_id, text, caption, photo, entities = [], caption_entities = [] } = message;
  return {
    updateId,
    messageId: message_id,
    text: text ?? caption ?? null,
    // The sizes of a photo come from the smallest to the largest.
    photoFileId: photo?.at(-1)?.file_id ?? null,
    place: readPlace(message),
    hasLink: [...entities, ...caption_entities].some(({ type }) => LINKS.includes(type)),
  };
}
