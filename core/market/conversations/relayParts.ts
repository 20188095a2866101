import type { OutgoingMessage, Place, PlaceMessage } from "#core/platform/outbox/message.ts";
import { CAPTION_MAX } from "#core/platform/telegram/caption.ts";

/** A flag of a country's part, which is drawn from unseen signs. */
const FLAG = String.raw`\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}`;
/**
 * Characters that turn the direction of the words around them or are invisible; without the joiners of Hindi and of
 * emoji.
 */
const TURNS = String.raw`[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}\u{E0100}-\u{E01EF}]`;
const turns = new RegExp(`(${FLAG})|${TURNS}`, "gu");

/** Words of one person as they are shown another: signs that turn their direction, or hide something in them, are gone. */
const withoutTurns = (text: string): string => text.replace(turns, "$1");

/** Bound of Telegram, counted without markup. */
const TEXT_MAX = 4096;
/** Characters between the name, the listing, a warning and the words. */
const BETWEEN = " · \n\n\n".length;

interface Relayed {
  /** First name of who says it. */
  name: string;
  listing: string;
  text: string | null;
  /** Telegram's own id of the photo. */
  photoFileId: string | null;
  place: Place | null;
  /** A warning to the reader, in words. */
  warning: string | null;
}

/** One message to the other side, without its buttons. */
export type Part = Pick<OutgoingMessage, "text" | "photoFileId"> | Pick<PlaceMessage, "place">;

function placeShown({ venue, ...place }: Place): Place {
  const title = withoutTurns(venue?.title ?? "");
  return { ...place, ...(venue && title && { venue: { title, address: withoutTurns(venue.address) } }) };
}

/** The messages to the other side: one, or two when the words don't fit below the line that names their writer. */
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
