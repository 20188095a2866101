import {
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { SHOP_PAGE } from "#contract/limits.ts";
import type { ProductSort } from "#contract/productSorts.ts";
import type {
  listSimilarProducts,
  ProductCard,
  ProductFound,
  previewProduct,
  ShopSection,
  toggleFavouriteProduct,
} from "#contract/products.ts";
import type { countShares } from "#contract/shares.ts";
import { call } from "#webapps/shared/client/call.ts";
import { queryOf } from "#webapps/shared/client/queryOf.ts";
import { reading } from "#webapps/shared/client/reading.ts";
import { ownerOf } from "#webapps/shared/client/tokenClaims.ts";
import { readAccessToken } from "#webapps/shared/client/tokens.ts";
import { useTextConfigs } from "#webapps/shared/client/useTextConfigs.ts";
import { isTypedOn } from "#webapps/shared/search/recentQueries.ts";
import { KEYS } from "../../queryKeys.ts";
import { category, foundProducts, product, products, sections } from "../../readings.ts";

/** Where the page after `pages` begins; undefined when the last one wasn't full. */
const nextSkip = (last: readonly unknown[], pages: readonly unknown[]) =>
  last.length < SHOP_PAGE ? undefined : pages.length * SHOP_PAGE;

/** The home's sections. */
export const useSections = () => useQuery({ queryKey: [KEYS.sections], ...queryOf(sections()) });

/** Products of the shop, or of a category once it is known, page behind page. */
export function useProducts(sort: ProductSort, categoryId?: number, isEnabled = true) {
  return useInfiniteQuery({
    queryKey: [KEYS.products, categoryId, sort],
    enabled: isEnabled,
    queryFn: ({ pageParam: after, signal }) =>
      queryOf(products({ sort, categoryId, after })).queryFn({ signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => (last.length < SHOP_PAGE ? undefined : last.at(-1)?.id),
  });
}

/** A category by its link; the home, where it has been seen, knows its name already. */
export function useCategory(link: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [KEYS.shopCategory, link],
    placeholderData: () =>
      client.getQueryData<ShopSection[]>([KEYS.sections])?.find((section) => section.link === link),
    ...queryOf(category(link)),
  });
}

/** A product whole. */
export const useProduct = (link: string) =>
  useQuery({ queryKey: [KEYS.product, link], ...queryOf(product(link)) });

/** A product whole, published or not: for admins. */
export function useProductPreview(link: string) {
  return useQuery({
    queryKey: [KEYS.productPreview, link],
    ...queryOf(reading<typeof previewProduct>("/api/products/preview/:link", { link })),
  });
}

/** Products like another one, once it is known. */
export function useSimilarProducts(id: number | undefined) {
  return useQuery({
    queryKey: [KEYS.similarProducts, id],
    enabled: id !== undefined,
    ...queryOf(reading<typeof listSimilarProducts>("/api/products/similar/:id", { id: id ?? 0 })),
  });
}

const foundKey = (words: string): QueryKey => [KEYS.foundProducts, words];

/**
 * The first of what search finds; nothing is asked for blank words. While somebody types on, what their words found so
 * far stays until the next answer is there (`isPlaceholderData`).
 */
export function useFoundProducts(query: string) {
  const words = query.trim();
  return useQuery({
    queryKey: foundKey(words),
    enabled: words !== "",
    placeholderData: (last: ProductFound[] | undefined, lastQuery) =>
      words && lastQuery && isTypedOn(String(lastQuery.queryKey[1]), words) ? last : undefined,
    queryFn: queryOf(foundProducts(words)).queryFn,
  });
}

/** All that search finds, page by page, beginning with what has just been found while typing. */
export function useAllFoundProducts(query: string) {
  const client = useQueryClient();
  const words = query.trim();
  return useInfiniteQuery({
    queryKey: [KEYS.allFoundProducts, words],
    enabled: words !== "",
    placeholderData: () => {
      const first = client.getQueryData<ProductFound[]>(foundKey(words));
      return first && { pages: [first], pageParams: [0] };
    },
    queryFn: ({ pageParam: skip, signal }) => queryOf(foundProducts(words, skip)).queryFn({ signal }),
    initialPageParam: 0,
    getNextPageParam: nextSkip,
  });
}

/** How often a product was shared in social networks; 0 until it is known, and where this shop asks none. */
export function useShareCount(link: string): number {
  const isCounted = useTextConfigs().data?.SHARE_COUNTS !== undefined;
  const { data } = useQuery({
    queryKey: [KEYS.shareCount, link],
    enabled: isCounted,
    ...queryOf(reading<typeof countShares>("/api/products/shares/:link", { link })),
  });
  return data?.count ?? 0;
}

/** What of a product tells whether it is kept. */
export type KeepableProduct = Pick<ProductCard, "id" | "link" | "favourites">;

/** Shows a product as kept or let go wherever its page is drawn from. */
function mark(queryClient: QueryClient, link: string, favourites: ProductCard["favourites"]) {
  for (const key of [KEYS.product, KEYS.productPreview]) {
    queryClient.setQueryData<KeepableProduct>([key, link], (known) => known && { ...known, favourites });
  }
}

/**
 * Keeps a product or lets it go, shown at once and taken back where the server refuses.
 * @throws {ApiError}
 */
export async function favouriteProduct(
  queryClient: QueryClient,
  product: KeepableProduct,
  isFavourite: boolean,
) {
  const userId = ownerOf(readAccessToken()) ?? 0;
  mark(queryClient, product.link, isFavourite ? [{ userId }] : []);
  try {
    await call<typeof toggleFavouriteProduct>("post", "/api/user/products/favourites/toggle", {
      productId: product.id,
      isFavourite,
    });
  } catch (error) {
    mark(queryClient, product.link, product.favourites);
    throw error;
  }
  void queryClient.invalidateQueries({ queryKey: [KEYS.favouriteProducts] });
}
