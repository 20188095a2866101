import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { ReadyJson } from "#core/ready/ReadyJson.ts";
import type { ApiContext } from "./state.ts";

/** Smaller answers travel as they are. */
export const COMPRESS_FROM = 1024;

/** A smaller window than usual costs answers of this size nothing, and many at once less memory. */
export const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 };

const compressors = {
  br: (body: string | Buffer) => promisify(brotliCompress)(body, { params: BROTLI }),
  gzip: (body: string | Buffer) => promisify(gzip)(body),
};
/** The best first. */
const encodings = ["br", "gzip"] as const;

/** Sends JSON text as it is; a kept answer with its ETag, compressed once for everyone. */
export async function sendReady(ctx: ApiContext, answer: ReadyJson): Promise<void> {
  ctx.type = "json";
  if (answer.etag === undefined) {
    ctx.body = answer.body;
    return;
  }
  ctx.status = 200;
  ctx.set("ETag", `W/"${answer.etag}"`);
  ctx.set("Cache-Control", "no-cache");
  ctx.vary("Authorization");
  // Whoever wants it compressed gets the kept form; the middleware needn't look at the answer again.
  ctx.compress = false;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const encoding =
    answer.body.length < COMPRESS_FROM ? undefined : encodings.find((name) => ctx.acceptsEncodings(name));
  if (encoding) {
    ctx.set("Content-Encoding", encoding);
    ctx.body = await answer.form(encoding, compressors[encoding]);
    ctx.type = "json";
  } else ctx.body = answer.body;
}
