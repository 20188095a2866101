import type { Language } from "#contract/languages.ts";
import { translate } from "./translate.ts";

interface Price {
  /** Whole units of `currency`; 0 when it is to be agreed on. */
  price: number;
  currency: "UZS" | "UYE";
}

/** Prices are grouped the French way everywhere, with spaces. */
const grouped = new Intl.NumberFormat("fr-FR");

/** A price in words of the bot, such as `1 250 000 сум`. */
export function priceText({ price, currency }: Price, language: Language): string {
  if (price === 0) return translate(language, "price-negotiable");
  return translate(language, currency === "UZS" ? "price-sum" : "price-uye", {
    amount: grouped.format(price),
  });
}
