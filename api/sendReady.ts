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
type Encoding = keyof typeof compressors;
/** The best first. */
const encodings: Encoding[] = ["br", "gzip"];

/** Compressed forms of kept answers, which live as long as the answers do. */
const forms = new WeakMap<ReadyJson, Partial<Record<Encoding, Promise<Buffer>>>>();

function compressed(answer: ReadyJson, encoding: Encoding): Promise<Buffer> {
  const known = forms.get(answer) ?? {};
  forms.set(answer, known);
  known[encoding] ??= compressors[encoding](answer.body);
  return known[encoding];
}

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
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const encoding =
    answer.body.length < COMPRESS_FROM ? undefined : encodings.find((name) => ctx.acceptsEncodings(name));
  if (encoding) {
    ctx.set("Content-Encoding", encoding);
    ctx.body = await compressed(answer, encoding);
    ctx.type = "json";
  } else ctx.body = answer.body;
}
