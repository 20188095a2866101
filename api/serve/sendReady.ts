import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import type { ApiContext } from "./state.ts";

/** Smaller answers travel as they are. */
export const COMPRESS_FROM = 1024;

/** A smaller window than usual costs answers of this size nothing, and many at once less memory. */
export const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 };

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);
const compressors = {
  br: (body: Buffer) => compressWithBrotli(body, { params: BROTLI }),
  gzip: (body: Buffer) => compressWithGzip(body),
};
/** Takes thirty times as long for a tenth less. */
const bestCompressors = {
  br: (body: Buffer) => compressWithBrotli(body),
  gzip: (body: Buffer) => compressWithGzip(body, { level: constants.Z_BEST_COMPRESSION }),
};
/** The best first. */
const encodings = ["br", "gzip"] as const;
type Encoding = (typeof encodings)[number];

/** Encodings by their `Accept-Encoding` header; browsers send few different ones. */
const understood = new LRUCache<string, Encoding | "none">({ max: 100 });

/** The best of our encodings that a request takes. */
function encodingFor(ctx: ApiContext): Encoding | undefined {
  const header = ctx.req.headers["accept-encoding"] ?? "";
  const known = understood.get(header) ?? encodings.find((name) => ctx.acceptsEncodings(name)) ?? "none";
  understood.set(header, known);
  return known === "none" ? undefined : known;
}

interface Sent {
  type?: string;
  /** Request headers that a kept answer differs by, besides its encoding. */
  varies?: string;
  status?: number;
  /** It is kept for long, so that compressing it well is worth the time. */
  isLasting?: boolean;
}

/** Sends text as it is, JSON unless another type is told; a kept answer with its ETag, compressed once for everyone. */
export async function sendReady(
  ctx: ApiContext,
  answer: ReadyJson,
  {
    type = "application/json; charset=utf-8",
    varies = "Authorization",
    status = 200,
    isLasting = false,
  }: Sent = {},
): Promise<void> {
  const { res } = ctx;
  // It is compressed here where that is wanted; the middleware needn't look at the answer again.
  ctx.compress = false;
  const isKept = answer.etag !== undefined;
  const varied = res.getHeader("Vary");
  const own = isKept && varies ? `Accept-Encoding, ${varies}` : "Accept-Encoding";
  res.setHeader("Vary", varied ? `${varied}, ${own}` : own);
  res.setHeader("Content-Type", type);
  if (isKept) {
    ctx.status = status;
    res.setHeader("ETag", `W/"${answer.etag}"`);
    res.setHeader("Cache-Control", "no-cache");
    if (ctx.req.headers["if-none-match"] !== undefined && ctx.fresh) {
      ctx.status = 304;
      return;
    }
  }
  const { body } = answer;
  const encoding = body.length < COMPRESS_FROM ? undefined : encodingFor(ctx);
  if (encoding) {
    res.setHeader("Content-Encoding", encoding);
    const make = (isLasting ? bestCompressors : compressors)[encoding];
    ctx.body = await (isKept ? answer.form(encoding, make) : make(body));
  } else ctx.body = body;
}
