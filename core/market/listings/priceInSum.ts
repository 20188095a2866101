import { config } from "#config";

/** A price in whole sum, which sorting and price filters compare; beyond what a number holds exactly all are alike. */
export function priceInSum(price: number, currency: "UZS" | "UYE"): number {
  if (currency === "UZS") return price;
  return Math.min(Math.round(price * config.UYE_RATE_SUM), Number.MAX_SAFE_INTEGER);
}
