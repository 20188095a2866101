import type { Next } from "koa";
import compress from "koa-compress";
import { BROTLI, COMPRESS_FROM } from "../serve/sendReady.ts";
import type { ApiContext } from "../serve/state.ts";

const compressOthers = compress({
  threshold: COMPRESS_FROM,
  br: { params: BROTLI },
  gzip: {},
  deflate: false,
});

/** Compresses what hasn't been already, as ready answers have. */
export async function compression(ctx: ApiContext, next: Next): Promise<void> {
  await next();
  if (ctx.compress !== false) await compressOthers(ctx as never, async () => {});
}
