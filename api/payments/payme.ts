import Router from "@koa/router";
import { handlePayme, refusePayme } from "#core/money/payme/handlePayme.ts";
import { log } from "#core/platform/log/log.ts";
import { readRawBody } from "../serve/readRawBody.ts";
import type { ApiContext, ApiState } from "../serve/state.ts";
import { isAllowedAddress } from "./isAllowedAddress.ts";

/** Where Payme calls us. Any status but 200 is an error to it, so what is wrong is told in the body alone. */
export const payme = new Router<ApiState>({ sensitive: true });

function answer(ctx: ApiContext, json: string) {
  ctx.type = "json";
  ctx.body = json;
}

payme.post("/api/payments/payme", async (ctx) => {
  const body = await readRawBody(ctx);
  const isAllowed = isAllowedAddress("payme", ctx.ip);
  if (!isAllowed) log.warn({ provider: "payme" }, "a call in Payme's name from another address");
  answer(ctx, await handlePayme(body, isAllowed ? ctx.get("Authorization") : ""));
});

payme.all("/api/payments/payme", (ctx) => {
  answer(ctx, refusePayme("not_post"));
});
