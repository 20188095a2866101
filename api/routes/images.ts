import Router from "@koa/router";
import send from "koa-send";
import type { ApiState } from "../state.ts";

/** Serves uploaded photos from a folder. Their names never come again with other content. */
export function images(uploads: string): Router<ApiState> {
  const router = new Router<ApiState>({ sensitive: true });
  router.get("/images/*path", async (ctx) => {
    ctx.set("Cache-Control", "public, max-age=31536000, immutable");
    ctx.set("Cross-Origin-Resource-Policy", "cross-origin");
    await send(ctx as never, ctx.path.slice("/images".length), { root: uploads, brotli: false, gzip: false });
    if (ctx.status === 200 && ctx.fresh) {
      ctx.status = 304;
      ctx.body = null;
    }
  });
  return router;
}
