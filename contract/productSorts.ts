/** Orders of the shop's lists, the usual one first. Prices are the group prices. */
export const productSorts = ["popular", "cheapest", "dearest", "newest", "best_rated"] as const;
export type ProductSort = (typeof productSorts)[number];
