import type { ListingFilters, SortOrder } from "#contract/listings.ts";

/** What a page of listings is asked by. */
export interface AskedList extends ListingFilters {
  sortBy: SortOrder;
  skip: number;
  take: number;
}

/** Each order of lists: its part of a statement's name, the columns it needs besides the id, and itself. */
export const listOrders: Record<SortOrder, { key: string; columns: string; order: string }> = {
  "createdAt|desc": { key: "new", columns: "rank_at", order: "rank_at desc, id desc" },
  "createdAt|asc": { key: "old", columns: "rank_at", order: "rank_at, id" },
  "price|asc": { key: "cheap", columns: "price_sum", order: "price_sum, id" },
  "price|desc": { key: "dear", columns: "price_sum", order: "price_sum desc, id desc" },
};
