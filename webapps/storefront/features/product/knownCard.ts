import type { QueryClient } from "@tanstack/react-query";
import type { ProductCard } from "#contract/products.ts";

/** Lists that hold product cards, by the first part of their keys. */
const LISTS = ["sections", "products", "similar-products", "favourite-products"];

const isCard = (value: object): value is ProductCard => "discountedPrice" in value && "images" in value;

/** Looks for a product in whatever shape a list keeps its cards: plain, by pages or by sections. */
function find(value: unknown, link: string): ProductCard | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (isCard(value)) return value.link === link ? value : undefined;
  const parts = Array.isArray(value)
    ? value
    : ["pages", "products"].map((name) => (value as Record<string, unknown>)[name]);
  for (const part of parts) {
    const card = find(part, link);
    if (card) return card;
  }
  return undefined;
}

/** A product as a list that was shown already knows it, so that its page begins with more than a skeleton. */
export function knownCard(queryClient: QueryClient, link: string): ProductCard | undefined {
  for (const [key, data] of queryClient.getQueriesData({})) {
    const card = LISTS.includes(String(key[0])) ? find(data, link) : undefined;
    if (card) return card;
  }
  return undefined;
}
