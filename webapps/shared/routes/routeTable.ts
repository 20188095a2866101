import type { EarlyPage } from "../early/startEarly.ts";

/** What a route's early calls are told by. */
export type EarlyRoute = Pick<EarlyPage, "ask" | "isMember"> & {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
};

/** An address of an app and what opens there. Plain data, which the inlined early script holds as well. */
export interface AppRoute {
  /** From the root of the site, as react-router reads it; `*` is whatever no other path is. */
  path: string;
  /** The module of its screen, by its path in the app's folder, which exports the screen under its own name. None: it is in the first load. */
  screen?: string;
  /** Whether only somebody signed in sees something of their own there. */
  isOwn?: boolean;
  /** Code that comes beside the screen's, and that a guest does without. */
  memberModule?: string;
  /** Asks for what the screen shows first, before the app's code is there; of one's own only with somebody signed in. */
  early?: (route: EarlyRoute) => unknown;
}

export type RouteTable = Readonly<Record<string, AppRoute>>;

interface FoundRoute<Routes> {
  name: keyof Routes & string;
  route: Routes[keyof Routes];
  /** The part of the address for each parameter of the path, as it is written there. */
  params: Record<string, string>;
}

/** The route of an address; undefined where the app has none. */
export function findRoute<Routes extends RouteTable>(
  routes: Routes,
  pathname: string,
): FoundRoute<Routes> | undefined {
  for (const [name, route] of Object.entries(routes)) {
    const pattern = route.path.replace("*", "(?!)").replace(/:(\w+)/g, "(?<$1>[^/]+)");
    const match = new RegExp(`^${pattern}/?$`).exec(pathname);
    if (match) return { name, route: route as Routes[keyof Routes], params: { ...match.groups } };
  }
  return undefined;
}
