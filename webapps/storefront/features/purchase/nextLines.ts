import type { BuyingAs } from "#contract/shopPrices.ts";

/** The keys of what happens once an order is placed, in its order. */
export const nextLines = {
  alone: ["purchase.next.call", "purchase.next.send", "purchase.next.pay"],
  creator: ["purchase.next.invite", "purchase.next.full", "purchase.next.expired"],
  member: ["purchase.next.joined", "purchase.next.full", "purchase.next.expired"],
} as const satisfies Record<BuyingAs, readonly string[]>;
