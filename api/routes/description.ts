import Router from "@koa/router";
import { keepReady } from "#core/platform/ready/keepReady.ts";
import { docsPage } from "../docs/docsPage.ts";
import { openApi } from "../docs/openApi.ts";
import { sendReady } from "../serve/sendReady.ts";
import type { ApiState } from "../serve/state.ts";

export const description = new Router<ApiState>({ sensitive: true });

description.get("/api/openapi.json", async (ctx) => {
  await sendReady(ctx, await keepReady("openapi", async () => JSON.stringify(openApi())));
});

description.get("/api/docs", (ctx) => {
  ctx.type = "html";
  ctx.set("Cache-Control", "no-cache");
  ctx.body = docsPage(openApi());
});
