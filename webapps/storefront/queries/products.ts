import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { PRODUCTS_PAGE } from "#contract/limits.ts";
import type {
  getProduct,
  getShopCategory,
  listProducts,
  listSections,
  listSimilarProducts,
  searchProducts,
} from "#contract/products.ts";
import { call } from "#webapps/shared/client/call.ts";
import { readEarly } from "#webapps/shared/client/early.ts";

/** The home's sections. */
export function useSections() {
  return useQuery({
    queryKey: ["sections"],
    initialData: () => readEarly<typeof listSections>("/api/products/groups", {}),
    queryFn: ({ signal }) => call<typeof listSections>("get", "/api/products/groups", {}, { signal }),
  });
}

/** Products of the shop, or of a category once it is known, page by page. */
export function useProducts(categoryId?: number, isEnabled = true) {
  return useInfiniteQuery({
    queryKey: ["products", categoryId],
    enabled: isEnabled,
    queryFn: ({ pageParam: skip, signal }) =>
      call<typeof listProducts>(
        "get",
        "/api/products",
        { ...(categoryId !== undefined && { categoryId }), skip, take: PRODUCTS_PAGE },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.length < PRODUCTS_PAGE ? undefined : pages.length * PRODUCTS_PAGE,
  });
}

/** A category by its link. */
export function useCategory(link: string) {
  return useQuery({
    queryKey: ["shop-category", link],
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

/** Products like another one, once it is known. */
export function useSimilarProducts(id: number | undefined) {
  return useQuery({
    queryKey: ["similar-products", id],
    enabled: id !== undefined,
    queryFn: ({ signal }) =>
      call<typeof listSimilarProducts>("get", "/api/products/similar/:id", { id: id ?? 0 }, { signal }),
  });
}

/** What search finds; nothing is asked for blank words. */
export function useFoundProducts(query: string) {
  const words = query.trim();
  return useQuery({
    queryKey: ["found-products", words],
    enabled: words !== "",
    queryFn: ({ signal }) =>
      call<typeof searchProducts>("get", "/api/products/search", { query: words }, { signal }),
  });
}
