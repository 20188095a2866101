import { z } from "zod";
import { languages } from "#contract/languages.ts";
import { WrittenParam } from "#core/platform/outbox/message.ts";
import { boolean, date, maybe, number, type RowOf, text } from "#db/rows.ts";

/** An admin's words, with the formatting that Telegram gave them. Offsets are counted in UTF-16 units. */
export const Words = z.strictObject({
  text: z.string().max(4096),
  entities: z.array(z.looseObject({ type: z.string(), offset: z.int(), length: z.int() })),
});
export type Words = z.infer<typeof Words>;

/** For whom words are: a language, or "any" for all whose language has none of its own. */
export const wordsKeys = ["any", ...languages] as const;
export type WordsKey = (typeof wordsKeys)[number];
export const WordsByKey = z.partialRecord(z.enum(wordsKeys), Words);

/** A button below a broadcast: an address, or a mini-app with what it opens at. */
export const BroadcastButton = z.union([
  z.strictObject({ label: z.string().min(1).max(64), url: z.url({ protocol: /^https?$/ }) }),
  z.strictObject({
    label: z.string().min(1).max(64),
    app: z.enum(["market", "shop"]),
    // Admins may write a campaign's own word: it opens the app at home, and reports name it as another link.
    startParam: WrittenParam.optional(),
  }),
]);
export type BroadcastButton = z.infer<typeof BroadcastButton>;

/** The people who are told; everybody where nothing is chosen. */
export const Audience = z.strictObject({
  languages: z.array(z.enum(languages)).optional(),
  /** Only who has opened that app within the last 90 days. */
  app: z.enum(["market", "shop"]).optional(),
});
export type Audience = z.infer<typeof Audience>;

/** Words, formatting, photo and button as they go out. */
export const BroadcastMessage = z.strictObject({
  cast: WordsByKey,
  photoFileId: z.string().min(1).optional(),
  button: BroadcastButton.optional(),
});
export type BroadcastMessage = z.infer<typeof BroadcastMessage>;

/** Telegram's limit of a message's text, in UTF-16 units. */
export const TEXT_MAX = 4096;

export const BroadcastStatus = z.enum(["draft", "sending", "sent", "stopped"]);

export type BroadcastStatus = z.infer<typeof BroadcastStatus>;

/** A broadcast as rules read it. */
export const broadcastRow = {
  id: number,
  adminId: number,
  status: BroadcastStatus,
  words: WordsByKey,
  photoFileId: maybe(text),
  button: maybe(BroadcastButton),
  audience: Audience,
  total: number,
  afterId: number,
  isAllQueued: boolean,
  progressMessageId: maybe(number),
  begunAt: maybe(date),
  endedAt: maybe(date),
};

export type Broadcast = RowOf<typeof broadcastRow>;

/** Columns of `broadcasts b` as `Broadcast`. */
export const BROADCAST = `
  b.id, b.admin_id as "adminId", b.status, b.words, b.photo_file_id as "photoFileId", b.button, b.audience, b.total,
  b.after_id as "afterId", b.is_all_queued as "isAllQueued", b.progress_message_id as "progressMessageId",
  b.begun_at as "begunAt", b.ended_at as "endedAt"`;

/** The message of a broadcast. */
export const toMessage = ({ words, photoFileId, button }: Broadcast): BroadcastMessage => ({
  cast: words,
  ...(photoFileId && { photoFileId }),
  ...(button && { button }),
});
