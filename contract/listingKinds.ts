/** The kinds that listings know, free of zod so that browsers may import them. */

export const listingStatuses = [
  "draft",
  "pending",
  "active",
  "rejected",
  "closed",
  "expired",
  "removed",
] as const;
export type ListingStatus = (typeof listingStatuses)[number];
/** UZS is the sum; UYE a conventional unit, shown as у.е. */
export const currencies = ["UZS", "UYE"] as const;
export const states = ["New", "Used"] as const;
export const contactMethods = ["call", "chat", "both"] as const;
export const sortOrders = ["createdAt|desc", "createdAt|asc", "price|asc", "price|desc"] as const;
export type SortOrder = (typeof sortOrders)[number];
