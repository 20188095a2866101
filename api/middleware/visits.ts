import type { Next } from "koa";
import type { ApiContext } from "../serve/state.ts";

/** The server is quiet when nobody has asked for anything for this many milliseconds. */
const QUIET_MS = 3000;
/** These ask all the time and are no visitors. */
const watched = new Set(["/healthz", "/readyz", "/metrics"]);

let visitedAt = performance.now();

/** Notes that somebody asks for something. */
export function noteVisit(ctx: ApiContext, next: Next): Promise<void> {
  if (!watched.has(ctx.path)) visitedAt = performance.now();
  return next();
}

/** In how many milliseconds it will be quiet, if nobody asks for anything until then; nothing or less when it is. */
export const quietIn = (): number => visitedAt + QUIET_MS - performance.now();
