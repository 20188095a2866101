import { type SearchParams, writeSearchParams } from "./searchParams.ts";

/** Every address of the app in one place. */
export const paths = {
  home: "/webApp",
  favourites: "/webApp/favourites",
  items: "/webApp/items",
  moderation: "/webApp/moderation",
  messages: "/webApp/messages",
  profile: "/webApp/profile",
  savedSearches: "/webApp/savedSearches",
  products: "/webApp/products",
  search: (params: Partial<SearchParams> = {}) => {
    const query = writeSearchParams(params);
    return query ? `/webApp/search?${query}` : "/webApp/search";
  },
  createProduct: "/webApp/createProduct",
  editProduct: (link: string) => `/webApp/editProduct/${encodeURIComponent(link)}`,
  promote: (id: number) => `/webApp/promote/${id}`,
  product: (link: string) => `/webApp/product/${encodeURIComponent(link)}`,
} as const;
