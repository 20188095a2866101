import { randomUUID } from "node:crypto";
import type { Next } from "koa";
import type { ApiContext } from "../serve/state.ts";

const NAME = /^[\w-]{8,64}$/;

/** Names each request in its answer and in the log; a balancer's own name is kept. */
export function requestId(ctx: ApiContext, next: Next): Promise<unknown> {
  const given = ctx.req.headers["x-request-id"];
  const name = typeof given === "string" && NAME.test(given) ? given : randomUUID();
  ctx.state.requestId = name;
  ctx.res.setHeader("X-Request-Id", name);
  return next();
}
