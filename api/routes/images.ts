import Router from "@koa/router";
import { send } from "@koa/send";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { makeJpeg, recallJpeg } from "#core/platform/images/makeJpeg.ts";
import { makePhoto } from "#core/platform/images/makePhoto.ts";
import type { Spend } from "#core/platform/limits/limits.ts";
import { spendJpeg } from "#core/platform/limits/spendJpeg.ts";
import type { ApiState } from "../serve/state.ts";

/** All that is served: photos by names as we give them, which lead neither upwards nor to what begins with a dot. */
const PHOTO = /^\/((?:[a-zA-Z0-9][a-zA-Z0-9-]*\/)*[a-zA-Z0-9][a-zA-Z0-9-]*)(\.webp|\.jpg)$/;

const isMissing = (error: unknown) => (error as { status?: unknown }).status === 404;

/**
 * Serves uploaded photos from a folder, and any stored photo as a JPEG under `.jpg` in place of `.webp`. Their names
 * never come again with other content.
 */
export function images(uploads: string, spend: Spend): Router<ApiState> {
  const router = new Router<ApiState>({ sensitive: true });

  async function jpegOf(key: string, ip: string): Promise<Buffer> {
    const known = recallJpeg(key);
    if (known === undefined) await spendJpeg(spend, ip);
    const jpeg = await (known ?? recallJpeg(key) ?? makeJpeg(key));
    if (!jpeg) throw new RuleError("not_found", "There is no such photo");
    return jpeg;
  }

  router.get("/images/*path", async (ctx) => {
    const path = ctx.path.slice("/images".length);
    const [, name, ending] = PHOTO.exec(path) ?? [];
    if (!name) throw new RuleError("not_found", "No photo has such a name");
    ctx.set("Cache-Control", "public, max-age=31536000, immutable");
    ctx.set("Cross-Origin-Resource-Policy", "cross-origin");
    if (ending === ".jpg") {
      ctx.body = await jpegOf(`${name}.webp`, ctx.ip);
      ctx.type = "image/jpeg";
      return;
    }
    const sendFile = () => send(ctx, path, { root: uploads, brotli: false, gzip: false });
    await sendFile().catch(async (error: unknown) => {
      const made = isMissing(error) ? await makePhoto(`${name}.webp`) : undefined;
      if (!made) throw error;
      await sendFile().catch(() => {
        ctx.body = made;
        ctx.type = "image/webp";
      });
    });
    if (ctx.status === 200 && ctx.fresh) {
      ctx.status = 304;
      ctx.body = null;
    }
  });
  return router;
}
