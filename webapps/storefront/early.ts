import type { listConfigs } from "#contract/configs.ts";
import type { getCurrentGroups, getGroup, listMyGroups } from "#contract/groups.ts";
import { SHOP_PAGE } from "#contract/limits.ts";
import type {
  getProduct,
  getShopCategory,
  listProducts,
  listSections,
  searchProducts,
} from "#contract/products.ts";
import { reading } from "#webapps/shared/client/reading.ts";
import { type EarlyPage, startEarly } from "#webapps/shared/early/startEarly.ts";
import { deepLinkTarget, refererOfAddress } from "./features/arrival/deepLink.ts";
import { readReferer } from "./features/arrival/source.ts";
import { idOfLink } from "./features/product/idOfLink.ts";
import { listInput, readSort } from "./features/products/productList.ts";
import { HOT_DEALS, paths } from "./paths.ts";

async function askCategory({ ask, page }: EarlyPage, link: string) {
  const category = await ask(reading<typeof getShopCategory>("/api/categories/:link", { link }));
  if (!category) return;
  const sort = readSort(page.searchParams);
  void ask(reading<typeof listProducts>("/api/products", listInput({ sort, categoryId: category.id })));
}

async function askProduct({ ask }: EarlyPage, link: string) {
  const productId = idOfLink(link);
  if (productId)
    void ask(reading<typeof getCurrentGroups>("/api/group-purchases/current/:productId", { productId }));
  const product = await ask(reading<typeof getProduct>("/api/products/:link", { link }));
  const [cover] = product?.images ?? [];
  if (cover) new Image().src = cover.src;
}

function askGroup({ ask }: EarlyPage, inviteCode: string) {
  void ask(reading<typeof getGroup>("/api/group-purchases/:inviteCode", { inviteCode }));
}

interface EarlyScreen {
  /** Its code, where it isn't among the first. */
  module?: string;
  /** `value` is the second part of the address. */
  begin: (page: EarlyPage, value: string) => unknown;
}

/** By the first part of an address what its screen asks first. */
const screens: Record<string, EarlyScreen> = {
  "": {
    begin({ ask }) {
      void ask(reading<typeof listSections>("/api/products/groups", {}));
      void ask(reading<typeof listConfigs>("/api/configs", {}));
    },
  },
  allProducts: {
    module: "features/catalog/AllProductsScreen.tsx",
    begin: ({ ask, page }) =>
      ask(reading<typeof listProducts>("/api/products", listInput({ sort: readSort(page.searchParams) }))),
  },
  category: { module: "features/catalog/CategoryScreen.tsx", begin: askCategory },
  product: { module: "features/product/ProductScreen.tsx", begin: askProduct },
  purchase: {
    module: "features/purchase/PurchaseScreen.tsx",
    begin: ({ ask }, link) => ask(reading<typeof getProduct>("/api/products/:link", { link })),
  },
  invite: { module: "features/group/InviteScreen.tsx", begin: askGroup },
  groupPurchase: { module: "features/group/GroupScreen.tsx", begin: askGroup },
  search: {
    module: "features/search/SearchScreen.tsx",
    begin({ ask, page }) {
      const query = page.searchParams.get("query")?.trim();
      return query
        ? ask(reading<typeof searchProducts>("/api/products/search", { query, skip: 0, take: SHOP_PAGE }))
        : undefined;
    },
  },
  cart: {
    module: "features/cart/CartScreen.tsx",
    begin: ({ ask, isMember }) =>
      isMember ? ask(reading<typeof listMyGroups>("/api/user/group-purchases", {})) : undefined,
  },
};

startEarly({
  base: "/",
  languages: { languages: ["en", "hi"], otherwise: "en", storageKey: "i18next_indudu_app" },
  signInPath: "/api/auth/telegram",
  leadTo: deepLinkTarget,
  refererOf: (startParam) =>
    readReferer() ?? refererOfAddress(deepLinkTarget(startParam) ?? location.pathname),
  begin(early) {
    const isReferers = refererOfAddress(early.page.pathname) !== undefined;
    const pathname = isReferers ? paths.category(HOT_DEALS) : early.page.pathname;
    const [, name = "", value = ""] = pathname.split("/");
    const screen = screens[name];
    // What is asked first takes the few connections first: code has longer to come anyway.
    screen?.begin(early, decodeURIComponent(value));
    early.preload(`locales/${early.language}.ts`);
    if (screen?.module) early.preload(screen.module);
  },
});
