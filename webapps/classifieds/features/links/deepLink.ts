import type { MarketLinkKind } from "#contract/deepLinkKinds.ts";
import { encodeParam, fitsParam, pageParam } from "#webapps/shared/client/pageParam.ts";
import { readPageParam, splitStartParam } from "#webapps/shared/client/startParam.ts";
import { linksOf } from "#webapps/shared/routes/linksOf.ts";
import { findRoute } from "#webapps/shared/routes/routeTable.ts";
import { cleanAddress } from "#webapps/shared/telegram/cleanAddress.ts";
import { starts } from "../../routes.ts";

const links = linksOf(starts);

const LINK = /^[\w-]{1,80}$/;
/** As long as a parameter may be. */
const WORDS = /^[\w-]{1,512}$/;
/** Says in an address that somebody has chosen to go on with their draft: they aren't asked again. */
export const CONTINUES_DRAFT = "continuesDraft";

const ID = /^[1-9]\d{0,9}$/;

const targets: Record<MarketLinkKind, (value: string) => string | undefined> = {
  topOnboarding: () => `${links.home}?withTopProductOnboarding=true`,
  // The link of the bot's own button below the draft that it has made of photos.
  draft: () => `${links.createProduct}?${CONTINUES_DRAFT}=true`,
  product: (value) => (LINK.test(value) ? links.product(value) : undefined),
  category: (value) => (ID.test(value) ? `${links.search}?categoryId=${value}` : undefined),
  // Written by `searchParam`, and read by the page itself.
  search: (value) => (WORDS.test(value) ? `${links.search}?saving=${value}` : undefined),
  transaction: (value) => (LINK.test(value) ? `${links.home}?transactionId=${value}` : undefined),
  page: (value) => readPageParam(value, links.home),
};

/** Where a start parameter `{type}_{value}` leads; home for what is unknown or broken; undefined without one. */
export function deepLinkTarget(startParam: string): string | undefined {
  const link = splitStartParam(startParam);
  if (!link) return undefined;
  const [, target] = Object.entries(targets).find(([kind]) => kind === link.type) ?? [];
  return target?.(link.value) ?? links.home;
}

/** The start parameter that leads to a page; "" for pages that none leads to. */
export function startParamOf(pathname: string): string {
  const { name, params } = findRoute(starts, pathname) ?? {};
  return name === "product" ? `product_${params?.link}` : "";
}

/** Turns the address the app was opened at into the page meant by it, before anything is drawn. */
export function followDeepLink(startParam: string) {
  const target = deepLinkTarget(startParam) ?? cleanAddress(location);
  history.replaceState(null, "", target);
}

/** The address that opens this app in Telegram, with a start parameter or plainly. */
export function marketLink(bot: string, startParam = ""): string {
  const link = `https://t.me/${bot}/market`;
  return startParam ? `${link}?startapp=${startParam}` : link;
}

/** The start parameter that leads back to an address of the app; "" for home. */
export function wayBackTo({ pathname, search }: { pathname: string; search: string }): string {
  if (pathname.replace(/\/$/, "") === links.home) return "";
  return startParamOf(pathname) || pageParam({ pathname, search });
}

/** The start parameter that leads to a search, by its query, with the sheet to save it; "" for one that is too long. */
export function searchParam(query: string): string {
  const param = `search_${encodeParam(query)}`;
  return fitsParam(param) ? param : "";
}
