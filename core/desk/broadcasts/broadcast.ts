import { z } from "zod";
import { languages } from "#contract/languages.ts";

/** What admins write, with the formatting that Telegram gave it: places in it are counted in UTF-16 units. */
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
export const CastButton = z.union([
  z.strictObject({ label: z.string().min(1).max(64), url: z.url({ protocol: /^https?$/ }) }),
  z.strictObject({
    label: z.string().min(1).max(64),
    app: z.enum(["market", "shop"]),
    startParam: z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,64}$/)
      .optional(),
  }),
]);
export type CastButton = z.infer<typeof CastButton>;

/** Who is told; everybody where nothing is chosen. */
export const Audience = z.strictObject({
  languages: z.array(z.enum(languages)).optional(),
  /** Only who has opened that app within the last 90 days. */
  app: z.enum(["market", "shop"]).optional(),
});
export type Audience = z.infer<typeof Audience>;

/** Words, formatting, photo and button as they go out. */
export const CastMessage = z.strictObject({
  cast: WordsByKey,
  photoFileId: z.string().min(1).optional(),
  button: CastButton.optional(),
});
export type CastMessage = z.infer<typeof CastMessage>;

/** Telegram's limits, in UTF-16 units: of a message's text and of the caption of a photo. */
export const TEXT_MAX = 4096;
export const CAPTION_MAX = 1024;

export type CastStatus = "draft" | "sending" | "sent" | "stopped";

/** A broadcast as rules read it. */
export interface Broadcast {
  id: number;
  adminId: number;
  status: CastStatus;
  words: z.infer<typeof WordsByKey>;
  photoFileId: string | null;
  button: CastButton | null;
  audience: Audience;
  total: number;
  afterId: number;
  isAllQueued: boolean;
  progressMessageId: number | null;
  begunAt: Date | null;
  endedAt: Date | null;
}

/** Columns of `broadcasts b` as `Broadcast`. */
export const BROADCAST = `
  b.id, b.admin_id as "adminId", b.status, b.words, b.photo_file_id as "photoFileId", b.button, b.audience, b.total,
  b.after_id as "afterId", b.is_all_queued as "isAllQueued", b.progress_message_id as "progressMessageId",
  b.begun_at as "begunAt", b.ended_at as "endedAt"`;

/** What of a broadcast goes out. */
export const toMessage = ({ words, photoFileId, button }: Broadcast): CastMessage => ({
  cast: words,
  ...(photoFileId && { photoFileId }),
  ...(button && { button }),
});
