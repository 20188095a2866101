import { CREATOR_PERCENT, DELIVERY_RUPEES, REWARD_RATE } from "./limits.ts";

/** The prices of a product, in rupees: alone, and with friends (delivery included, which is waived). */
export interface ShopPrice {
  price: number;
  discountedPrice: number;
}

/** How somebody buys: alone, as who starts a group, or as one who joins it. */
export const buyingAs = ["alone", "creator", "member"] as const;
export type BuyingAs = (typeof buyingAs)[number];

/** The price of one item, in whole rupees. The creator of a group pays 95 % of the group price. */
export function itemTotal({ price, discountedPrice }: ShopPrice, as: BuyingAs): number {
  if (as === "alone") return price;
  const group = as === "creator" ? Math.floor((discountedPrice * CREATOR_PERCENT) / 100) : discountedPrice;
  return group - DELIVERY_RUPEES;
}

/** The savings on an item bought so instead of alone, in whole rupees. */
export const itemSavings = (prices: ShopPrice, as: BuyingAs): number => prices.price - itemTotal(prices, as);

/** The referrer's reward for an order of `total` rupees: paise, rounded down. */
export const rewardPaise = (total: number): number => Math.floor((total * REWARD_RATE) / 100);

/** How much cheaper the group price is, in whole percent; 0 where there is no price. */
export const discountPercent = ({ price, discountedPrice }: ShopPrice): number =>
  price === 0 ? 0 : Math.floor((100 * (price - discountedPrice)) / price);
