import type { getCurrentGroups, getGroup, listMyGroups } from "#contract/groups.ts";
import { SHOP_PAGE } from "#contract/limits.ts";
import type { ProductSort } from "#contract/productSorts.ts";
import type {
  getProduct,
  getShopCategory,
  listProducts,
  listSections,
  searchProducts,
} from "#contract/products.ts";
import { reading } from "#webapps/shared/client/reading.ts";

/**
 * Readings that are asked early, too. They are stated here once, for the hooks and for the table of routes, which the
 * early script holds.
 */

/** The home's sections. */
export const sections = () => reading<typeof listSections>("/api/products/groups", {});

export const category = (link: string) => reading<typeof getShopCategory>("/api/categories/:link", { link });

interface Listed {
  sort: ProductSort;
  categoryId?: number | undefined;
  /** The last product of the page before. */
  after?: number | undefined;
}

/** A page of products of the shop, or of a category. */
export const products = ({ sort, categoryId, after }: Listed) =>
  reading<typeof listProducts>("/api/products", {
    ...(categoryId !== undefined && { categoryId }),
    ...(after !== undefined && { after }),
    sort,
    take: SHOP_PAGE,
  });

/** A page of what search finds. */
export const foundProducts = (query: string, skip = 0) =>
  reading<typeof searchProducts>("/api/products/search", { query, skip, take: SHOP_PAGE });

/** A product whole. */
export const product = (link: string) => reading<typeof getProduct>("/api/products/:link", { link });

/** One's own open group of a product, and those one can join. */
export const currentGroups = (productId: number) =>
  reading<typeof getCurrentGroups>("/api/group-purchases/current/:productId", { productId });

/** A group by its code or by a member's. */
export const group = (inviteCode: string) =>
  reading<typeof getGroup>("/api/group-purchases/:inviteCode", { inviteCode });

/** Groups one is or was in. */
export const myGroups = () => reading<typeof listMyGroups>("/api/user/group-purchases", {});
