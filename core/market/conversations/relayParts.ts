import type { OutgoingMessage, Place, PlaceMessage } from "#core/platform/outbox/message.ts";
import { withoutTurns } from "./withoutTurns.ts";

/** Bounds of Telegram, counted without markup. */
const TEXT_MAX = 4096;
const CAPTION_MAX = 1024;
/** What stands between the name, the listing, a warning and the words. */
const BETWEEN = " · \n\n\n".length;

interface Relayed {
  /** First name of who says it. */
  name: string;
  listing: string;
  text: string | null;
  /** Telegram's own id of the photo. */
  photoFileId: string | null;
  place: Place | null;
  /** What the reader is to beware of, in words. */
  warning: string | null;
}

/** One message to the other side, without its buttons. */
export type Part = Pick<OutgoingMessage, "text" | "photoFileId"> | Pick<PlaceMessage, "place">;

function placeShown({ venue, ...place }: Place): Place {
  const title = withoutTurns(venue?.title ?? "");
  return { ...place, ...(venue && title && { venue: { title, address: withoutTurns(venue.address) } }) };
}

/** What the other side is sent: one message, or two when the words don't fit below the line that says whose they are. */
export function relayParts({ name, listing, photoFileId, warning, ...said }: Relayed): Part[] {
  const text = said.text && withoutTurns(said.text);
  const place = said.place && placeShown(said.place);
  const head = { name, listing, ...(warning && { warning }) };
  const headKey = warning ? "chat-head-warned" : "chat-head";
  const photo = photoFileId ? { photoFileId } : {};
  if (place) return [{ text: { key: headKey, values: head } }, { place }];
  if (!text) return [{ text: { key: headKey, values: head }, ...photo }];

  const length = name.length + listing.length + (warning?.length ?? 0) + BETWEEN + text.length;
  if (length <= (photoFileId ? CAPTION_MAX : TEXT_MAX)) {
    return [
      { text: { key: warning ? "chat-says-warned" : "chat-says", values: { ...head, text } }, ...photo },
    ];
  }
  return [
    { text: { key: headKey, values: head }, ...photo },
    { text: { key: "chat-words", values: { text } } },
  ];
}
