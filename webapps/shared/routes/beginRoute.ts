import type { EarlyPage } from "../early/startEarly.ts";
import { findRoute, type RouteTable } from "./routeTable.ts";

/**
 * Begins what the route of an address says: its first calls, its words and its code. Where only somebody signed in sees
 * something, a stranger's start asks what `askGuest` does.
 */
export function beginRoute(
  routes: RouteTable,
  early: EarlyPage,
  askGuest: (early: EarlyPage) => unknown = () => undefined,
) {
  const { page, language, isMember, preload } = early;
  const found = findRoute(routes, page.pathname);
  const { screen, isOwn, memberModule, early: ask } = found?.route ?? {};
  const params = { ...found?.params };
  for (const name in params) params[name] = decodeURIComponent(params[name] ?? "");
  // Calls that are made first take the few connections first: code has longer to come anyway.
  if (isOwn && !isMember) askGuest(early);
  else ask?.({ ...early, params, query: page.searchParams });
  preload(`locales/${language}.ts`);
  if (screen) preload(screen);
  if (memberModule && isMember) preload(memberModule);
}
