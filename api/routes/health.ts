import Router from "@koa/router";
import { config } from "#config";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { isDatabaseReady } from "#core/platform/health/isDatabaseReady.ts";
import { isSameSecret } from "#core/platform/secrets/isSameSecret.ts";
import { readMetrics } from "../serve/metrics.ts";
import type { ApiContext, ApiState } from "../serve/state.ts";
import { type WebAppName, webAppNames } from "./waitingPage.ts";

/** Adds whether this process lives, and whether it serves everything: its database answers, and no app is being built. */
export function healthRouter(isMaking: (app: WebAppName) => boolean): Router<ApiState> {
  const health = new Router<ApiState>({ sensitive: true });
  health.get("/healthz", (ctx) => {
    ctx.body = { ok: true };
  });
  health.get("/readyz", async (ctx) => {
    const ok = (await isDatabaseReady()) && !webAppNames.some(isMaking);
    ctx.status = ok ? 200 : 503;
    ctx.body = { ok };
  });
  return health;
}

/** With a token by the token; without one only for a direct call from this machine. */
function mayReadMetrics(ctx: ApiContext, token: string | undefined): boolean {
  if (token !== undefined) return isSameSecret(ctx.get("Authorization"), `Bearer ${token}`);
  const isDirect = !ctx.get("X-Forwarded-For") && !ctx.get("Forwarded");
  return isDirect && /^(::1|(::ffff:)?127\.)/.test(ctx.req.socket.remoteAddress ?? "");
}

/** Adds `GET /metrics`, open to whoever knows `token`. */
export function metricsRouter(token = config.METRICS_TOKEN): Router<ApiState> {
  const metrics = new Router<ApiState>({ sensitive: true });
  metrics.get("/metrics", async (ctx) => {
    if (!mayReadMetrics(ctx, token)) throw new RuleError("not_found", "Not for this caller");
    const { text, type } = await readMetrics();
    ctx.type = type;
    ctx.body = text;
  });
  return metrics;
}
