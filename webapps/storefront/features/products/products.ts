import { type QueryKey, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { SHOP_PAGE } from "#contract/limits.ts";
import type { ProductSort } from "#contract/productSorts.ts";
import type { listSimilarProducts, ProductFound, previewProduct, ShopSection } from "#contract/products.ts";
import { queryOf } from "#webapps/shared/client/queryOf.ts";
import { reading } from "#webapps/shared/client/reading.ts";
import { isTypedOn } from "#webapps/shared/search/recentQueries.ts";
import { category, foundProducts, product, products, sections } from "../../readings.ts";

/** Where the page after `pages` begins; undefined when the last one wasn't full. */
const nextSkip = (last: readonly unknown[], pages: readonly unknown[]) =>
  last.length < SHOP_PAGE ? undefined : pages.length * SHOP_PAGE;

/** The home's sections. */
export const useSections = () => useQuery({ queryKey: ["sections"], ...queryOf(sections()) });

/** Products of the shop, or of a category once it is known, page behind page. */
export function useProducts(sort: ProductSort, categoryId?: number, isEnabled = true) {
  return useInfiniteQuery({
    queryKey: ["products", categoryId, sort],
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
    queryKey: ["shop-category", link],
    placeholderData: () =>
      client.getQueryData<ShopSection[]>(["sections"])?.find((section) => section.link === link),
    ...queryOf(category(link)),
  });
}

/** A product whole. */
export const useProduct = (link: string) =>
  useQuery({ queryKey: ["product", link], ...queryOf(product(link)) });

/** A product whole, published or not: for admins. */
export function useProductPreview(link: string) {
  return useQuery({
    queryKey: ["product-preview", link],
    ...queryOf(reading<typeof previewProduct>("/api/products/preview/:link", { link })),
  });
}

/** Products like another one, once it is known. */
export function useSimilarProducts(id: number | undefined) {
  return useQuery({
    queryKey: ["similar-products", id],
    enabled: id !== undefined,
    ...queryOf(reading<typeof listSimilarProducts>("/api/products/similar/:id", { id: id ?? 0 })),
  });
}

const foundKey = (words: string): QueryKey => ["found-products", words];

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
    queryKey: ["all-found-products", words],
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
