import Router from "@koa/router";
import { hearGateway } from "#core/people/codes/hearGateway.ts";
import { readRawBody } from "../serve/readRawBody.ts";
import type { ApiState } from "../serve/state.ts";

/** Where Telegram Gateway tells what became of codes it sent. Its signature is of the body as it came. */
export const gatewayReports = new Router<ApiState>({ sensitive: true });

gatewayReports.post("/api/auth/gateway", async (ctx) => {
  await hearGateway({
    timestamp: ctx.get("X-Request-Timestamp"),
    signature: ctx.get("X-Request-Signature"),
    body: await readRawBody(ctx),
  });
  ctx.status = 200;
  ctx.body = "";
});
