/** Lists of reasons, free of zod so that browsers may import them. */

/** Why a moderator refuses or removes a listing. */
export const rejectReasons = [
  "prohibited",
  "duplicate",
  "category",
  "photo",
  "misleading",
  "spam",
  "other",
] as const;
export type RejectReason = (typeof rejectReasons)[number];

/** What a seller must have known: what they paid for a listing that is removed for it isn't given back, unless a moderator says otherwise. */
export const sellersFaults: readonly RejectReason[] = ["prohibited", "misleading", "spam"];

/** Why somebody reports a listing. */
export const reportReasons = [
  "prohibited",
  "fraud",
  "sold",
  "category",
  "offensive",
  "spam",
  "other",
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Why somebody blocks a person. */
export const blockReasons = ["rude", "fraud", "spam", "other"] as const;
export type BlockReason = (typeof blockReasons)[number];

/** Why an owner takes a listing off sale. */
export const closeReasons = ["SoldHere", "SoldOnOtherPlatform", "Other"] as const;
export type CloseReason = (typeof closeReasons)[number];
