import { splitStartParam } from "#webapps/shared/client/startParam.ts";
import { keepReferer } from "../stores/source.ts";
import { HOT_DEALS, paths } from "./paths.ts";

/** Where a start parameter `{type}_{value}` leads; undefined for none and for kinds we don't know. */
export function deepLinkTarget(startParam: string): string | undefined {
  const link = splitStartParam(startParam);
  if (startParam === "orders") return paths.orders;
  if (!link?.value) return undefined;
  switch (link.type) {
    case "product":
      return paths.product(link.value);
    case "invite":
      return paths.invite(link.value);
    case "group":
      return paths.group(link.value);
    case "order":
      return paths.order(link.value);
    case "ref":
      return paths.referer(link.value);
    case "category":
      return paths.category(link.value);
    default:
      return undefined;
  }
}

const kindsOfPages = new Map(
  Object.entries({
    product: "product",
    invite: "invite",
    groupPurchase: "group",
    orders: "order",
    r: "ref",
    category: "category",
  }),
);

/** The start parameter that leads to a page; "" for pages that none leads to. */
export function startParamOf(pathname: string): string {
  const [page = "", value, ...rest] = pathname.slice(1).split("/");
  const kind = kindsOfPages.get(page);
  if (kind === undefined || rest.some(Boolean)) return "";
  if (!value) return page === "orders" ? page : "";
  return `${kind}_${value}`;
}

/** Whose link an address is; undefined for any other. */
export function refererOfAddress(address: string): number | undefined {
  const id = /^\/r\/([1-9]\d{0,9})\/?(?:[?#]|$)/.exec(address)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** The page that an address means: somebody's own link is kept, and leads on without a page of its own. */
export function resolveAddress(address: string): string {
  const refererId = refererOfAddress(address);
  if (refererId === undefined) return address;
  keepReferer(refererId);
  return paths.category(HOT_DEALS);
}
