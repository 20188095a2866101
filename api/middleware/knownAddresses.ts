import type { Middleware } from "koa";
import { LRUCache } from "lru-cache";
import type { ApiContext, ApiState, Way } from "../serve/state.ts";

/** Most addresses that are known at once, and their longest: 2 MB. */
const KNOWN_MAX = 4000;
const LENGTH_MAX = 250;

/**
 * Knows the addresses of kept answers, with the route that serves each and the input it stands for, so that for those
 * the way there (cases, routers, the contract's rules for what is asked) needn't be found again. `enter` admits the caller.
 */
export function knownAddresses(enter: Middleware<ApiState>): Middleware<ApiState> {
  const ways = new LRUCache<string, Way>({ max: KNOWN_MAX });

  async function find(ctx: ApiContext, next: () => Promise<unknown>) {
    await next();
    const isLong = ctx.url.length > LENGTH_MAX;
    if (ctx.method === "GET" && ctx.state.way && !isLong) ways.set(ctx.url, ctx.state.way);
  }

  return (ctx, next) => {
    const way = ctx.method === "GET" ? ways.get(ctx.url) : undefined;
    if (!way) return find(ctx, next);
    ctx._matchedRoute = way.route;
    return enter(ctx, () => way.serve(ctx));
  };
}
