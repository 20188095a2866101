import { RECENT_MAX } from "../search/recentQueries.ts";

/** Lists that each person has of their own on a device, and how many entries of each are kept; the oldest go. */
export const ownLists = {
  "recent-queries": RECENT_MAX,
  "shop-recent-queries": RECENT_MAX,
  "draft-purchase": 10,
  "draft-ratings": 10,
  "bozor-celebrated": 30,
  "told-payments": 20,
  "moderation-ids-selected": Number.POSITIVE_INFINITY,
} as const;

/** Things of which each person has one. A guest's stays with guests where the person has one already. */
export const ownThings = [
  "i18nextLng",
  "i18next_indudu_app",
  "bozor-reports-language",
  "selected-place",
  "write-access-asked",
  "draft-listing",
  "draft-intention",
] as const;

/**
 * Marks of what brought somebody here. A person who was brought before loses them, and the next guest doesn't get them.
 */
export const ownMarks = ["refererId", "indudu_utm_source", "indudu_utm_medium"] as const;

export type OwnList = keyof typeof ownLists;
/** Everything that a person keeps on a device; the last is only said to other tabs. */
export type OwnName = OwnList | (typeof ownThings)[number] | (typeof ownMarks)[number] | "promotion-paid";
/** Names of things that a person keeps in one tab. */
export type OwnTabName =
  | "i18nextLng"
  | "i18next_indudu_app"
  | "bozor-reports-language"
  | "promotion-choices"
  | "promotion-intention"
  | "promotion-unknown"
  | "promotion-attempt"
  | "moderation-mark"
  | "bozor-asked-code";
