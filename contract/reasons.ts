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

/**
 * Reasons that a seller must have known. Payments for a listing removed for one aren't given back, unless a moderator
 * says otherwise.
 */
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

/** Why an order of the shop came to nothing before it was sent; what people say about it is a note of the move. */
export const cancelReasons = ["group_expired", "by_buyer", "by_shop"] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Why nobody gets anything for an order of who they have brought: it is their own, or came to nothing. */
export const rewardReasons = ["own_phone", "own_address", "returned", "refused", "cancelled"] as const;
export type RewardReason = (typeof rewardReasons)[number];
