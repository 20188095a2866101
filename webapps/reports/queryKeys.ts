/** The first parts of the keys of queries. */
export const KEYS = {
  orders: "orders",
  order: "order",
  orderCounts: "orderCounts",
} as const;
