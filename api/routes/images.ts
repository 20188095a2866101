import Router from "@koa/router";
import send from "koa-send";
import { RuleError } from "#core/errors.ts";
import type { ApiState } from "../state.ts";

/** All that is served: photos by names as we give them, which lead neither upwards nor to what begins with a dot. */
const isPhoto = (path: string) => /^(?:\/[a-z0-9][a-z0-9-]*)+\.webp$/i.test(path);

/** Serves uploaded photos from a folder. Their names never come again with other content. */
export function images(uploads: string): Router<ApiState> {
  const router = new Router<ApiState>({ sensitive: true });
  router.get("/images/*path", async (ctx) => {
    const path = ctx.path.slice("/images".length);
    if (!isPhoto(path)) throw new RuleError("not_found", "No photo has such a name");
    ctx.set("Cache-Control", "public, max-age=31536000, immutable");
    ctx.set("Cross-Origin-Resource-Policy", "cross-origin");
    await send(ctx as never, path, { root: uploads, brotli: false, gzip: false });
    if (ctx.status === 200 && ctx.fresh) {
      ctx.status = 304;
      ctx.body = null;
    }
  });
  return router;
}
