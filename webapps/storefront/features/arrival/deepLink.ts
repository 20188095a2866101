import { oneOf, type ShopLinkKind, shopLinkKinds } from "#contract/deepLinkKinds.ts";
import { pageParam } from "#webapps/shared/client/pageParam.ts";
import { readPageParam, splitStartParam } from "#webapps/shared/client/startParam.ts";
import { findRoute } from "#webapps/shared/routes/routeTable.ts";
import { HOT_DEALS, paths } from "../../paths.ts";
import { routes, type ShopRoute } from "../../routes.ts";
import { keepReferer } from "./source.ts";

const targets: Record<Exclude<ShopLinkKind, "orders">, (value: string) => string | undefined> = {
  product: paths.product,
  invite: paths.invite,
  group: paths.group,
  order: paths.order,
  ref: paths.referer,
  category: paths.category,
  page: (value) => readPageParam(value, paths.home),
};

/** Where a start parameter `{type}_{value}` leads; undefined for none and for kinds we don't know. */
export function deepLinkTarget(startParam: string): string | undefined {
  const link = splitStartParam(startParam);
  const kind = link && oneOf(shopLinkKinds, link.type);
  // Only that of all orders says enough by its kind alone.
  if (kind === "orders") return startParam === kind ? paths.orders : undefined;
  return kind && link.value ? targets[kind](link.value) : undefined;
}

/** The start parameter that leads to a page; "" for pages that none leads to. */
export function startParamOf(pathname: string): string {
  const found = findRoute<Record<string, ShopRoute>>(routes, pathname);
  const kind = found?.route.kind;
  if (!found || kind === undefined) return "";
  const [value] = Object.values(found.params);
  return value === undefined ? kind : `${kind}_${value}`;
}

/** The start parameter that leads back to an address of the shop; "" for its first page. */
export const wayBackTo = ({ pathname, search }: { pathname: string; search: string }): string =>
  pathname === paths.home ? "" : startParamOf(pathname) || pageParam({ pathname, search });

/** The referrer that an address names; undefined for any other address. */
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
