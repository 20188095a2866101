import { type QueryKey, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { SHOP_PAGE } from "#contract/limits.ts";
import type { ProductSort } from "#contract/productSorts.ts";
import type {
  getProduct,
  getShopCategory,
  listProducts,
  listSections,
  listSimilarProducts,
  ProductFound,
  previewProduct,
  ShopSection,
  searchProducts,
} from "#contract/products.ts";
import { call } from "#webapps/shared/client/call.ts";
import { readEarly } from "#webapps/shared/client/early.ts";
import { isTypedOn } from "#webapps/shared/search/recentQueries.ts";
import { listInput } from "./productList.ts";

/** Where the page after `pages` begins; undefined when the last one wasn't full. */
const nextSkip = (last: readonly unknown[], pages: readonly unknown[]) =>
  last.length < SHOP_PAGE ? undefined : pages.length * SHOP_PAGE;

/** The home's sections. */
export function useSections() {
  return useQuery({
    queryKey: ["sections"],
    initialData: () => readEarly<typeof listSections>("/api/products/groups", {}),
    queryFn: ({ signal }) => call<typeof listSections>("get", "/api/products/groups", {}, { signal }),
  });
}

/** Products of the shop, or of a category once it is known, page behind page. */
export function useProducts(sort: ProductSort, categoryId?: number, isEnabled = true) {
  return useInfiniteQuery({
    queryKey: ["products", categoryId, sort],
    enabled: isEnabled,
    queryFn: ({ pageParam: after, signal }) =>
      call<typeof listProducts>("get", "/api/products", listInput({ sort, categoryId, after }), { signal }),
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
    queryFn: ({ signal }) =>
      call<typeof getShopCategory>("get", "/api/categories/:link", { link }, { signal }),
  });
}

/** A product whole. */
export function useProduct(link: string) {
  return useQuery({
    queryKey: ["product", link],
    initialData: () => readEarly<typeof getProduct>("/api/products/:link", { link }),
    queryFn: ({ signal }) => call<typeof getProduct>("get", "/api/products/:link", { link }, { signal }),
  });
}

/** A product whole, published or not: for admins. */
export function useProductPreview(link: string) {
  return useQuery({
    queryKey: ["product-preview", link],
    queryFn: ({ signal }) =>
      call<typeof previewProduct>("get", "/api/products/preview/:link", { link }, { signal }),
  });
}

/** Products like another one, once it is known. */
export function useSimilarProducts(id: number | undefined) {
  return useQuery({
    queryKey: ["similar-products", id],
    enabled: id !== undefined,
    queryFn: ({ signal }) =>
      call<typeof listSimilarProducts>("get", "/api/products/similar/:id", { id: id ?? 0 }, { signal }),
  });
}

const askFound = (query: string, skip: number, signal: AbortSignal) =>
  call<typeof searchProducts>("get", "/api/products/search", { query, skip, take: SHOP_PAGE }, { signal });

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
    queryFn: ({ signal }) => askFound(words, 0, signal),
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
    queryFn: ({ pageParam: skip, signal }) => askFound(words, skip, signal),
    initialPageParam: 0,
    getNextPageParam: nextSkip,
  });
}
