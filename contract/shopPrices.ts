import { CREATOR_PERCENT, DELIVERY_RUPEES } from "./limits.ts";

/** What a product costs, in rupees: alone, and with friends (delivery included, which is waived). */
export interface ShopPrice {
  price: number;
  discountedPrice: number;
}

/** How somebody buys: alone, as who starts a group, or as one who joins it. */
export type BuyingAs = "alone" | "creator" | "member";

/** What one item comes to, in whole rupees. Who starts a group pays 95 % of the group price. */
export function itemTotal({ price, discountedPrice }: ShopPrice, as: BuyingAs): number {
  if (as === "alone") return price;
  const group = as === "creator" ? Math.floor((discountedPrice * CREATOR_PERCENT) / 100) : discountedPrice;
  return group - DELIVERY_RUPEES;
}

/** What an item bought so costs less than alone, in whole rupees. */
export const itemSavings = (prices: ShopPrice, as: BuyingAs): number => prices.price - itemTotal(prices, as);

/** How much cheaper the group price is, in whole percent; 0 where there is no price. */
export const discountPercent = ({ price, discountedPrice }: ShopPrice): number =>
  price === 0 ? 0 : Math.floor((100 * (price - discountedPrice)) / price);
