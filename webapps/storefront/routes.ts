import type { ShopLinkKind } from "#contract/deepLinkKinds.ts";
import { configs } from "#webapps/shared/client/reading.ts";
import type { AppRoute, EarlyRoute } from "#webapps/shared/routes/routeTable.ts";
import { idOfLink } from "./features/product/idOfLink.ts";
import { readSort } from "./features/products/productList.ts";
import {
  category,
  currentGroups,
  foundProducts,
  group,
  myGroups,
  product,
  products,
  sections,
} from "./readings.ts";

export interface ShopRoute extends AppRoute {
  /** The kind of the start parameter that leads there; its value is the path's. */
  kind?: ShopLinkKind;
}

const askGroup = ({ ask, params }: EarlyRoute) => ask(group(params.inviteCode ?? ""));

/** Every address of the shop: what opens there, and what is asked before the app's code is there. */
export const routes = {
  home: {
    path: "/",
    early({ ask }) {
      void ask(sections());
      void ask(configs());
    },
  },
  allProducts: {
    path: "/allProducts",
    screen: "features/catalog/AllProductsScreen.tsx",
    early: ({ ask, query }) => ask(products({ sort: readSort(query) })),
  },
  category: {
    path: "/category/:link",
    kind: "category",
    screen: "features/catalog/CategoryScreen.tsx",
    async early({ ask, params, query }) {
      const found = await ask(category(params.link ?? ""));
      if (found) void ask(products({ sort: readSort(query), categoryId: found.id }));
    },
  },
  product: {
    path: "/product/:link",
    kind: "product",
    screen: "features/product/ProductScreen.tsx",
    async early({ ask, params: { link = "" } }) {
      const productId = idOfLink(link);
      if (productId) void ask(currentGroups(productId));
      const found = await ask(product(link));
      const [cover] = found?.images ?? [];
      if (cover) new Image().src = cover.src;
    },
  },
  preview: { path: "/preview/:link", screen: "features/product/PreviewScreen.tsx" },
  purchase: {
    path: "/purchase/:link",
    screen: "features/purchase/PurchaseScreen.tsx",
    early: ({ ask, params }) => ask(product(params.link ?? "")),
  },
  invite: {
    path: "/invite/:inviteCode",
    kind: "invite",
    screen: "features/group/InviteScreen.tsx",
    early: askGroup,
  },
  group: {
    path: "/groupPurchase/:inviteCode",
    kind: "group",
    screen: "features/group/GroupScreen.tsx",
    early: askGroup,
  },
  cart: {
    path: "/cart",
    screen: "features/cart/CartScreen.tsx",
    isOwn: true,
    early: ({ ask }) => ask(myGroups()),
  },
  search: {
    path: "/search",
    screen: "features/search/SearchScreen.tsx",
    early({ ask, query }) {
      const words = query.get("query")?.trim();
      return words ? ask(foundProducts(words)) : undefined;
    },
  },
  success: { path: "/success", screen: "features/purchase/SuccessScreen.tsx" },
  terms: { path: "/tos", screen: "features/pages/TermsScreen.tsx" },
  referral: { path: "/referral", screen: "features/referral/ReferralScreen.tsx" },
  orders: { path: "/orders", kind: "orders", screen: "features/orders/OrdersScreen.tsx" },
  order: { path: "/orders/:id", kind: "order", screen: "features/orders/OrderScreen.tsx" },
  about: { path: "/about", screen: "features/pages/AboutScreen.tsx" },
  referer: { path: "/r/:refererId", kind: "ref", screen: "features/referral/RefererScreen.tsx" },
  nothing: { path: "*", screen: "features/pages/NotFoundScreen.tsx" },
} as const satisfies Record<string, ShopRoute>;
