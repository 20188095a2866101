import { DELIVERY_RUPEES } from "#contract/limits.ts";
import { type BuyingAs, itemSavings, itemTotal, type ShopPrice } from "#contract/shopPrices.ts";

/** The price of an order, line by line, in whole rupees for all its items. Amounts that are taken off are positive. */
interface PriceLines {
  regular: number;
  /** With delivery in it; absent alone. */
  group?: number;
  /** Waived; absent alone, where nothing was asked for it. */
  delivery?: number;
  /** The discount for starting a group; absent for others. */
  creator?: number;
  total: number;
  savings: number;
}

/** The price of an order line by line; `group` less `delivery` and `creator` is `total`. */
export function priceLines(prices: ShopPrice, as: BuyingAs, quantity: number): PriceLines {
  const total = quantity * itemTotal(prices, as);
  const lines = { regular: quantity * prices.price, total, savings: quantity * itemSavings(prices, as) };
  if (as === "alone") return lines;
  const group = quantity * prices.discountedPrice;
  const delivery = quantity * DELIVERY_RUPEES;
  const creator = group - delivery - total;
  return { ...lines, group, delivery, ...(as === "creator" && { creator }) };
}
