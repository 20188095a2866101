import { config } from "#config";

/** A price in whole sum, which sorting and price filters compare. */
export function priceInSum(price: number, currency: "UZS" | "UYE"): number {
  return currency === "UYE" ? Math.round(price * config.UYE_RATE_SUM) : price;
}
