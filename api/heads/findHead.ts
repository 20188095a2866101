import { setTimeout } from "node:timers/promises";
import { categoryIndex } from "#core/market/categories/categoryIndex.ts";
import { findListingPage } from "#core/market/pages/findListingPage.ts";
import type { KeyWith } from "#core/platform/i18n/translate.ts";
import { findBotUsername } from "#core/platform/telegram/findBotUsername.ts";
import { findInvitationPage } from "#core/shop/pages/findInvitationPage.ts";
import { findProductPage } from "#core/shop/pages/findProductPage.ts";
import { findShopCategoryPage } from "#core/shop/pages/findShopCategoryPage.ts";
import { readHomePhotos } from "#core/shop/pages/readHomePhotos.ts";
import type { Asked, WebApp } from "./addresses.ts";
import type { Head } from "./Head.ts";
import { invitationHead } from "./invitationHead.ts";
import { listingHead } from "./listingHead.ts";
import { ownClassifieds } from "./pages.ts";
import {
  closedHead,
  homeHead,
  listingCategoryHead,
  openHead,
  searchHead,
  shopCategoryHead,
} from "./plainHeads.ts";
import { coverOf, productHead } from "./productHead.ts";

/** How the head of a page is come by; undefined is read for what isn't there. */
export interface FoundHead {
  /** Tells it from all others of the same app and language. */
  key: string;
  /** It is made of a listing. */
  ofListings?: boolean;
  /** It stays the same as long as the app's build. */
  isLasting?: boolean;
  read: (asked: Asked) => Promise<Head | undefined> | Head;
}

type Finder = (value: string, query: URLSearchParams) => FoundHead;

const open = (app: WebApp, path: string, words: KeyWith): FoundHead => ({
  key: path,
  isLasting: true,
  read: (asked) => openHead(app, path, asked, words),
});
/** The head of a page that says nothing but whose it is. */
const closed = (app: WebApp): FoundHead => ({
  key: "closed",
  isLasting: true,
  read: (asked) => closedHead(app, asked),
});
const searched = (app: WebApp): FoundHead => ({
  key: "search",
  isLasting: true,
  read: (asked) => searchHead(app, asked),
});

/** Photos that come later are none: the page itself is worth more. */
const PHOTOS_PATIENCE_MS = 200;

/** A start parameter leads away from the home page, so its photos aren't read then. */
function shopHome(query: URLSearchParams): FoundHead {
  const read = (asked: Asked) => homeHead("storefront", asked);
  if (query.has("tgWebAppStartParam")) return { key: "start", isLasting: true, read };
  return {
    key: "home",
    async read(asked) {
      const late = setTimeout<string[]>(PHOTOS_PATIENCE_MS, [], { ref: false });
      const photos = await Promise.race([readHomePhotos().catch(() => []), late]);
      return { ...read(asked), photos };
    },
  };
}

const product: Finder = (link) => ({
  key: `product/${link}`,
  async read(asked) {
    const page = await findProductPage(link, asked.language);
    return page && productHead(page, asked);
  },
});

/** The group's own page shows its product in small. */
const invitation =
  (name: "invite" | "groupPurchase"): Finder =>
  (code) => ({
    key: `${name}/${code}`,
    async read(asked) {
      const page = await findInvitationPage(code, asked.language);
      return (
        page && { ...invitationHead(code, page, asked), ...(name === "invite" && coverOf(page.product)) }
      );
    },
  });

const shopCategory: Finder = (link) => ({
  key: `category/${link}`,
  async read(asked) {
    const page = await findShopCategoryPage(link, asked.language);
    return page && shopCategoryHead(page, asked);
  },
});

const listing: Finder = (link) => ({
  key: `product/${link}`,
  ofListings: true,
  async read(asked) {
    const [page, bot] = await Promise.all([findListingPage(link, asked.language), findBotUsername()]);
    return page && listingHead(page, asked, bot);
  },
});

/** The head of a search. Search engines get a page for a whole category only, and none for any other search. */
const listings: Finder = (_, query) => {
  const categoryId = query.get("categoryId") ?? "";
  const others = [...query.keys()].filter((name) => name !== "categoryId" && name !== "lng");
  if (others.length > 0 || !/^[1-9]\d{0,8}$/.test(categoryId)) return searched("classifieds");
  return {
    key: `category/${categoryId}`,
    async read(asked) {
      const path = (await categoryIndex()).pathTo(Number(categoryId));
      return path.length > 0 ? listingCategoryHead(path, asked) : searchHead("classifieds", asked);
    },
  };
};

/** By the first part of an address in an app; `value` is the second part, where there is one. */
const finders: Record<WebApp, Record<string, FoundHead | Finder>> = {
  storefront: {
    allProducts: open("storefront", "/allProducts", "page-products"),
    tos: open("storefront", "/tos", "page-terms"),
    about: open("storefront", "/about", "page-about"),
    category: shopCategory,
    product,
    search: searched("storefront"),
    invite: invitation("invite"),
    groupPurchase: invitation("groupPurchase"),
    ...Object.fromEntries(
      ["cart", "referral", "success", "orders"].map((name) => [name, closed("storefront")]),
    ),
    ...Object.fromEntries(["preview", "purchase", "r"].map((name) => [name, () => closed("storefront")])),
  },
  classifieds: {
    "": { key: "home", isLasting: true, read: (asked) => homeHead("classifieds", asked) },
    product: listing,
    ...Object.fromEntries(ownClassifieds.map((name) => [name, closed("classifieds")])),
    ...Object.fromEntries(
      ["category", "editProduct", "promote"].map((name) => [name, () => closed("classifieds")]),
    ),
  },
};

const VALUE = /^[\w-]{1,80}$/;

/** How the head of a page of an app is come by; undefined for an address that leads nowhere. */
export function findHead(app: WebApp, path: string, query: URLSearchParams): FoundHead | undefined {
  const [first = "", value, ...rest] = path.replace(/^\//, "").replace(/\/$/, "").split("/");
  if (app === "classifieds" && first === "search" && value === undefined) return listings("", query);
  if (app === "storefront" && first === "" && value === undefined) return shopHome(query);
  const found = Object.hasOwn(finders[app], first) ? finders[app][first] : undefined;
  if (found === undefined || rest.length > 0) return undefined;
  // A private thing, such as an order, has a head without content, too.
  if (typeof found !== "function") return value === undefined || found.key === "closed" ? found : undefined;
  return value !== undefined && VALUE.test(value) ? found(value, query) : undefined;
}
