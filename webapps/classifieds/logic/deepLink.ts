import { splitStartParam } from "#webapps/shared/client/startParam.ts";
import { cleanAddress } from "#webapps/shared/telegram/cleanAddress.ts";
import { paths } from "./paths.ts";

const LINK = /^[\w-]{1,80}$/;
/** Says in an address that somebody has chosen to go on with their draft: they aren't asked again. */
export const CONTINUES_DRAFT = "continuesDraft";

const ID = /^[1-9]\d{0,9}$/;

/** Where a start parameter `{type}_{value}` leads; home for what is unknown or broken; undefined without one. */
export function deepLinkTarget(startParam: string): string | undefined {
  const link = splitStartParam(startParam);
  if (!link) return undefined;
  const { type, value } = link;
  if (type === "topOnboarding") return `${paths.home}?withTopProductOnboarding=true`;
  // Of the bot's own button below the draft that it has made of photos.
  if (type === "draft") return `${paths.createProduct}?${CONTINUES_DRAFT}=true`;
  if (type === "product" && LINK.test(value)) return paths.product(value);
  if (type === "category" && ID.test(value)) return paths.search({ categoryId: Number(value) });
  // Written by `searchStartParam`, and read by the page itself.
  if (type === "search" && LINK.test(value)) return `${paths.search()}?saving=${value}`;
  if (type === "transaction" && LINK.test(value)) return `${paths.home}?transactionId=${value}`;
  return paths.home;
}

/** The start parameter that leads to a page; "" for pages that none leads to. */
export function startParamOf(pathname: string): string {
  const link = /^\/webApp\/product\/([^/]+)\/?$/.exec(pathname)?.[1];
  return link === undefined ? "" : `product_${link}`;
}

/** Turns the address the app was opened at into the page meant by it, before anything is drawn. */
export function followDeepLink(startParam: string) {
  const target = deepLinkTarget(startParam) ?? cleanAddress(location);
  history.replaceState(null, "", target);
}
