import { reminderKinds } from "./reminders.ts";

/** What the bot tells people of without being asked, and what can be muted by kind: the reminders of groups and more. */
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
  /** What the market's owners tell everybody. */
  "News",
  /** How yesterday was, to admins. */
  "Digest",
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Kinds that only admins are told of. */
export const adminNoticeKinds: readonly NoticeKind[] = ["Digest"];
