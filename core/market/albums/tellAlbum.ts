import { shorten } from "#contract/cutText.ts";
import type { StartParam } from "#contract/deepLinkKinds.ts";
import { cleanLine } from "#contract/words.ts";
import { priceText } from "#core/platform/i18n/priceText.ts";
import type { MessageKey } from "#core/platform/i18n/translate.ts";
import { type OutgoingMessage, Priority } from "#core/platform/outbox/message.ts";
import { queueMessage } from "#core/platform/outbox/queueMessage.ts";
import { User } from "#db/models/User.ts";
import { type AlbumState, albumPress } from "./album.ts";
import { albumDraft } from "./albumDraft.ts";
import type { KeptPart } from "./takePhotos.ts";

/** Letters of a name that are enough to recognise it. */
const NAME_SHOWN = 100;

/** The start parameter that opens the form with the draft of one's own. */
const DRAFT_PARAM: StartParam = "draft";

type Buttons = NonNullable<OutgoingMessage["buttons"]>;

const openForm = (key: MessageKey): Buttons[number] => [
  { text: { key }, app: "market", startParam: DRAFT_PARAM },
];

/** The buttons below what is said of an album, by what became of it; `hasOld`: another draft stands behind it. */
export function albumButtons(id: number, state: AlbumState, hasOld: boolean): Buttons {
  if (state === "drafted") {
    const back = { text: { key: "button-album-back" as const }, callback: albumPress.back.pack(id) };
    return [openForm("button-album-open"), ...(hasOld ? [[back]] : [])];
  }
  if (state !== "shelved") return [];
  return [
    [{ text: { key: "button-album-use" }, callback: albumPress.use.pack(id) }],
    openForm("button-album-old"),
  ];
}

/** Masks a phone as strangers see it. */
function masked(phone: string): string {
  const end = phone.slice(-2);
  return /^\+998\d{9}$/.test(phone)
    ? `+998 ${phone.slice(4, 6)} ••• •• ${end}`
    : `${phone.slice(0, 2)} ••• •• ${end}`;
}

const count = (parts: readonly KeptPart[], fault: KeptPart["fault"]) =>
  parts.filter((part) => part.fault === fault).length;

/** Why photos were left out, as numbers for `album-left-out`. */
const leftOut = (parts: readonly KeptPart[]) => ({
  notPhoto: count(parts, "not_photo"),
  tooLarge: count(parts, "too_large"),
  tooMany: count(parts, "too_many"),
  overLimit: count(parts, "over_limit"),
  unreachable: count(parts, "unreachable"),
});

/** Values for the words about an album. The person's language and own phone decide how they are shown. */
function albumValues(parts: readonly KeptPart[], person: Pick<User, "language" | "phoneNumber">) {
  const { read, draft } = albumDraft(parts);
  const { price, currency, isNegotiable, phones } = read;
  const name = shorten(cleanLine(read.name), NAME_SHOWN);
  return {
    name,
    hasName: name ? 1 : 0,
    price: price === null ? "" : priceText({ price, currency }, person.language),
    // The price: none, an amount, a negotiable amount, or negotiable without an amount.
    pricing: price === null ? (isNegotiable ? "talk" : "none") : isNegotiable ? "both" : "amount",
    phone: phones.map(masked).join(", "),
    // Whence it comes.
    phoning: phones.length > 0 ? "typed" : person.phoneNumber ? "profile" : "none",
    photos: draft.photos.length,
    ...leftOut(parts),
  };
}

interface Told {
  id: number;
  userId: number;
  chatId: number;
  state: AlbumState;
  hasOld: boolean;
  parts: readonly KeptPart[];
  /** The update that corrected its words, as a correction is told by itself. */
  updateId?: number;
}

const keys = { drafted: "album-ready", shelved: "album-shelved", failed: "album-failed" } as const;

/**
 * Tells what was made of an album, once however many look at it; a part that came late is told of once more. In the
 * caller's transaction.
 */
export async function tellAlbum({ id, userId, chatId, state, hasOld, parts, updateId }: Told): Promise<void> {
  const attributes = ["language", "phoneNumber"];
  const user = await User.findByPk(userId, { attributes, rejectOnEmpty: true });
  const key = keys[state as keyof typeof keys];
  await queueMessage({
    userId,
    chatId,
    cause: `album:${id}:${updateId === undefined ? parts.length : `edit:${updateId}`}`,
    priority: Priority.answer,
    message: {
      text: { key, values: albumValues(parts, user) },
      buttons: albumButtons(id, state, hasOld),
    },
  });
}
