import { readsRussian } from "#contract/languages.ts";
import { rupeeText } from "#core/platform/i18n/rupeeText.ts";
import { type KeyWith, translate } from "#core/platform/i18n/translate.ts";
import { appPicture } from "#core/platform/pictures/appPicture.ts";
import type { ShopCategoryPage } from "#core/shop/pages/findShopCategoryPage.ts";
import { type Asked, addresses, breadcrumbs, pageAddress, type WebApp } from "./addresses.ts";
import type { Head } from "./Head.ts";
import { appImage, drawn } from "./images.ts";

const words = {
  storefront: { title: "page-shop", about: "page-shop-about", search: "page-shop-search" },
  classifieds: { title: "page-market", about: "page-market-about", search: "page-market-search" },
} as const;

/** The head of a page without content of its own: the app's promise under a title. */
function common(app: WebApp, { language }: Asked, title: string) {
  const description = translate(language, words[app].about);
  return { language, title, description, image: appImage(app, language, title), type: "website" } as const;
}

/** The head of a page that search may find, with a title by its Fluent key. */
export function openHead(app: WebApp, path: string, asked: Asked, key: KeyWith): Head {
  return {
    status: 200,
    ...common(app, asked, translate(asked.language, key)),
    ...addresses(app, path, asked),
  };
}

/** The head of an app's first page. */
export function homeHead(app: WebApp, asked: Asked): Head {
  const path = app === "storefront" ? "/" : "/webApp";
  const search = app === "storefront" ? "/search?query={words}" : "/webApp/search?search={words}";
  const site = {
    "@type": "WebSite",
    name: "Bozor",
    url: pageAddress(path, asked),
    potentialAction: {
      "@type": "SearchAction",
      target: pageAddress(search, asked),
      "query-input": "required name=words",
    },
  };
  return { ...openHead(app, path, asked, words[app].title), data: [site] };
}

/** The head of a page that is somebody's own, or changes with what was typed: not to be found by search. */
export function closedHead(app: WebApp, asked: Asked): Head {
  return { status: 200, ...common(app, asked, translate(asked.language, words[app].title)) };
}

/** The head of what was searched for. */
export function searchHead(app: WebApp, asked: Asked): Head {
  return { status: 200, ...common(app, asked, translate(asked.language, words[app].search)) };
}

/** The head of an address that leads nowhere. */
export function missingHead(app: WebApp, asked: Asked): Head {
  return { status: 404, ...common(app, asked, translate(asked.language, "page-missing")) };
}

/** The head of a section of the shop. */
export function shopCategoryHead({ link, name, count, cheapest }: ShopCategoryPage, asked: Asked): Head {
  const { language } = asked;
  const path = `/category/${link}`;
  const title = translate(language, "page-shop-category", { name });
  const about = { count, price: rupeeText(cheapest) };
  return {
    status: 200,
    ...common("storefront", asked, title),
    image: drawn(`section/${link}`, appPicture("shop", language, name), language, title),
    ...(count > 0 && { description: translate(language, "page-shop-category-about", about) }),
    ...addresses("storefront", path, asked),
    data: [
      breadcrumbs([
        { name: "Bozor", href: pageAddress("/", asked) },
        { name, href: pageAddress(path, asked) },
      ]),
    ],
  };
}

/** The head of the listings of a category, given with those above it from the top down. */
export function listingCategoryHead(
  path: readonly { id: number; name: string; name_uz: string }[],
  asked: Asked,
): Head {
  const { language } = asked;
  const steps = path.map(({ id, name, name_uz }) => ({
    name: readsRussian(language) ? name : name_uz,
    href: pageAddress(`/webApp/search?categoryId=${id}`, asked),
  }));
  const last = path.at(-1);
  const name = steps.at(-1)?.name ?? "";
  const title = translate(language, "page-category", { name });
  return {
    status: 200,
    ...common("classifieds", asked, title),
    image: drawn(`category/${last?.id}`, appPicture("market", language, name), language, title),
    description: translate(language, "page-category-about", { name }),
    ...addresses("classifieds", `/webApp/search?categoryId=${last?.id}`, asked),
    data: [breadcrumbs([{ name: "Bozor", href: pageAddress("/webApp", asked) }, ...steps])],
  };
}
