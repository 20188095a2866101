import { z } from "zod";
import type { StartParam } from "#contract/deepLinkKinds.ts";
import type { MessageKey } from "../i18n/translate.ts";
import { isPressData, type PressData } from "../telegram/press.ts";

/** Lower numbers go first when there is much to send. */
export const Priority = { code: 0, answer: 1, notice: 2, broadcast: 3 } as const;
export type Priority = (typeof Priority)[keyof typeof Priority];

/** Words by their Fluent key: they are said in the person's language at the moment of sending. */
const Phrase = z.strictObject({
  key: z.custom<MessageKey>((key) => typeof key === "string" && /^[a-z][a-z0-9-]*$/.test(key)),
  values: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
});

/** A start parameter as it was written: kept ones, and those of admins, may be of a kind that we don't know. */
export const WrittenParam = z.custom<StartParam>(
  (param) => typeof param === "string" && /^[A-Za-z0-9_-]{1,64}$/.test(param),
);

const Button = z.union([
  z.strictObject({ text: Phrase, url: z.url({ protocol: /^https?$/ }) }),
  /** Opens a mini-app; `path` is one inside the app, such as `/items`. */
  z.strictObject({
    text: Phrase,
    app: z.enum(["market", "shop", "reports"]),
    path: z.string().startsWith("/").optional(),
    startParam: WrittenParam.optional(),
  }),
  /** Comes back to the bot as it is, 1 to 64 bytes. */
  z.strictObject({ text: Phrase, callback: z.custom<PressData>(isPressData) }),
]);

/**
 * A message to a person as the outbox keeps it. `photo` is an address or a path of ours such as `/images/…`;
 * `photoFileId` is Telegram's own id of a photo that somebody sent, whose words then must fit a caption.
 */
export const OutgoingMessage = z.strictObject({
  text: Phrase,
  photo: z.union([z.url({ protocol: /^https?$/ }), z.string().startsWith("/")]).optional(),
  photoFileId: z.string().min(1).optional(),
  /** A file by its name and its text. Only of a live message: what is in files isn't kept in rows. */
  document: z.strictObject({ name: z.string().min(1), text: z.string() }).optional(),
  /**
   * The asking whose one-time code is said as `code`, with a button that copies it. The code itself never stands here:
   * it is opened at sending.
   */
  codeId: z.uuid().optional(),
  buttons: z.array(z.array(Button)).optional(),
});
export type OutgoingMessage = z.input<typeof OutgoingMessage>;

/** A point of the map, in degrees; that of a venue has its name and address. */
export const Place = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  venue: z.strictObject({ title: z.string().min(1), address: z.string() }).optional(),
});
export type Place = z.infer<typeof Place>;

/** A place as a message of its own, which has no words: whose it is stands in the one before. */
export const PlaceMessage = z.strictObject({ place: Place, buttons: z.array(z.array(Button)).optional() });
export type PlaceMessage = z.input<typeof PlaceMessage>;

/** Kinds of messages whose words are made at the moment of sending; `messageKinds` says by whom. */
export const liveKinds = [
  "reminder",
  "groupCard",
  "export",
  "listingNotice",
  "failedPayment",
  "expiredOrder",
  "savedSearch",
  "broadcast",
] as const;
export type LiveKind = (typeof liveKinds)[number];

/** A message whose words are made at the moment of sending, of how things stand then: `id` is of what it shows. */
export const LiveMessage = z.strictObject({ live: z.enum(liveKinds), id: z.int().positive() });
export type LiveMessage = z.infer<typeof LiveMessage>;

/** Why a live message isn't said now: things aren't so any more, or it isn't the time for it. */
export type NotNow = { kind: "over" } | { kind: "held"; until: Date };

/** The asking whose code a message of the outbox tells, if it tells one. */
export function codeIdOf(message: unknown): string | undefined {
  return OutgoingMessage.safeParse(message).data?.codeId;
}
export type MessageButton = z.output<typeof Button>;
