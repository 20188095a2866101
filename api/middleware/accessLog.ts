import type { Next } from "koa";
import { plainLog } from "#core/platform/log/log.ts";
import { httpSeconds } from "../serve/metrics.ts";
import type { ApiContext } from "../serve/state.ts";

/** The pattern that served the request: addresses themselves would tell what people look at. */
function routeOf(ctx: ApiContext): string {
  const pattern: unknown = ctx._matchedRoute;
  return typeof pattern === "string" ? pattern : ctx.path.startsWith("/api/") ? "unknown" : "file";
}

/** Writes a line and a measurement for each answer. */
export async function accessLog(ctx: ApiContext, next: Next): Promise<void> {
  const startedAt = performance.now();
  try {
    await next();
  } finally {
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    const { method, status, state } = ctx;
    const route = routeOf(ctx);
    httpSeconds.observe({ method, route, status: String(status) }, ms / 1000);
    plainLog.info({ requestId: state.requestId, userId: state.userId, method, route, status, ms }, "request");
  }
}
