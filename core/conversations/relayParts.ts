import type { OutgoingMessage } from "#core/outbox/message.ts";

/** Bounds of Telegram, counted without markup. */
const TEXT_MAX = 4096;
const CAPTION_MAX = 1024;
/** What stands between the name, the listing and the words. */
const BETWEEN = " · \n\n".length;

interface Relayed {
  /** First name of who says it. */
  name: string;
  listing: string;
  text: string | null;
  /** Telegram's own id of the photo. */
  photoFileId: string | null;
}

type Part = Pick<OutgoingMessage, "text" | "photoFileId">;

/** What the other side is sent: one message, or two when the words don't fit below the line that says whose they are. */
export function relayParts({ name, listing, text, photoFileId }: Relayed): Part[] {
  const head = { name, listing };
  const photo = photoFileId ? { photoFileId } : {};
  if (!text) return [{ text: { key: "chat-head", values: head }, ...photo }];

  const length = name.length + listing.length + BETWEEN + text.length;
  if (length <= (photoFileId ? CAPTION_MAX : TEXT_MAX)) {
    return [{ text: { key: "chat-says", values: { ...head, text } }, ...photo }];
  }
  return [
    { text: { key: "chat-head", values: head }, ...photo },
    { text: { key: "chat-words", values: { text } } },
  ];
}
