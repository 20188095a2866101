import { randomUUID } from "node:crypto";
import type { Next } from "koa";
import type { ApiContext } from "../state.ts";

/** Names each request in its answer and in the log; a balancer's own name is kept. */
export function requestId(ctx: ApiContext, next: Next): Promise<unknown> {
  const given = ctx.get("X-Request-Id");
  ctx.state.requestId = /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  ctx.set("X-Request-Id", ctx.state.requestId);
  return next();
}
