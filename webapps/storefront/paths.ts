/** Every address of the shop in one place. */
export const paths = {
  home: "/",
  allProducts: "/allProducts",
  category: (link: string) => `/category/${encodeURIComponent(link)}`,
  product: (link: string) => `/product/${encodeURIComponent(link)}`,
  preview: (link: string) => `/preview/${encodeURIComponent(link)}`,
  purchase: (link: string, params: { isGroupPurchase: boolean; joinType?: string; inviteCode?: string }) => {
    const query = new URLSearchParams({ isGroupPurchase: String(params.isGroupPurchase) });
    if (params.joinType) query.set("joinType", params.joinType);
    if (params.inviteCode) query.set("inviteCode", params.inviteCode);
    return `/purchase/${encodeURIComponent(link)}?${query}`;
  },
  invite: (code: string) => `/invite/${encodeURIComponent(code)}`,
  group: (code: string) => `/groupPurchase/${encodeURIComponent(code)}`,
  cart: "/cart",
  orders: "/orders",
  order: (id: number | string) => `/orders/${encodeURIComponent(id)}`,
  referral: "/referral",
  /** Somebody's own link, which notes who brought whoever opens it. */
  referer: (userId: number | string) => `/r/${encodeURIComponent(userId)}`,
  search: (query: string) => `/search?${new URLSearchParams({ query })}`,
  success: (id: string) => `/success?${new URLSearchParams({ id })}`,
  terms: "/tos",
  about: "/about",
} as const;

/** The section that referral links lead to. */
export const HOT_DEALS = "hot_deals";
