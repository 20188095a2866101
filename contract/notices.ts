import { reminderKinds } from "./reminders.ts";

/** Kinds of messages that the bot sends unasked. People mute them by kind: the reminders of groups and more. */
export const noticeKinds = [
  ...reminderKinds,
  /** "Still selling?" to a listing's owner. */
  "StillSelling",
  /** A favourite has become cheaper. */
  "PriceDrop",
  /** A favourite is sold or over. */
  "ListingGone",
  /** New listings of a saved search. */
  "SavedSearch",
  /** Messages of the market's owners to everybody. */
  "News",
  /** How yesterday was, to admins. */
  "Digest",
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Kinds that only admins are told of. */
export const adminNoticeKinds: readonly NoticeKind[] = ["Digest"];
