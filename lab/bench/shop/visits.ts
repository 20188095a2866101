import { PRODUCTS_PAGE } from "#contract/limits.ts";
import { type KnownShop, ShopDraw } from "./draw.ts";

/** A category's products mostly, the first page mostly. */
function products({ product, random }: ShopDraw): string {
  const skip = random.chance(0.7) ? 0 : PRODUCTS_PAGE * random.int(1, 5);
  const category = random.chance(0.8) ? `categoryId=${product.categoryId}&` : "";
  return `/api/products?${category}skip=${skip}&take=${PRODUCTS_PAGE}`;
}

/** Calls of the shop's visitors, each by the kind of its answer. */
const kinds = {
  "home sections": () => "/api/products/groups",
  products,
  product: ({ product }: ShopDraw) => `/api/products/${product.link}`,
  // A link that is shared has its sender's code.
  group: (draw: ShopDraw) =>
    `/api/group-purchases/${draw.code(draw.random.chance(0.7) ? "member" : "group")}`,
  "current groups": ({ product }: ShopDraw) => `/api/group-purchases/current/${product.id}`,
} as const;
export type ShopKind = keyof typeof kinds;

/** Addresses of one kind. */
export const makeShopVisits = (kind: ShopKind, count: number, known: KnownShop): string[] =>
  Array.from({ length: count }, (_, turn) => kinds[kind](new ShopDraw(`visit ${kind} ${turn}`, known)));
