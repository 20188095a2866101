import type { Next } from "koa";
import { koaBody } from "koa-body";
import { JSON_BODY_MAX } from "#contract/limits.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import type { ApiContext } from "./state.ts";

const JSON_TYPES = ["application/json"];

const read = koaBody({
  jsonTypes: JSON_TYPES,
  jsonLimit: JSON_BODY_MAX,
  json: true,
  text: false,
  urlencoded: false,
  multipart: false,
  // Without it bodies of DELETE are left unread.
  parsedMethods: ["POST", "PATCH", "DELETE"] as never,
});

/** Whether a body is plain JSON in UTF-8; a charset stated twice must be it both times. */
function isPlainJson(ctx: ApiContext): boolean {
  const charsets = [...ctx.get("Content-Type").matchAll(/;\s*charset\s*=\s*("?)([^";]*)\1/gi)];
  return (
    ctx.is(...JSON_TYPES) !== false &&
    charsets.every(([, , charset = ""]) => /^utf-?8$/i.test(charset.trim())) &&
    ["", "identity"].includes(ctx.get("Content-Encoding").toLowerCase())
  );
}

/** Reads a JSON body; compressed ones, other kinds and larger ones are refused. */
export async function readJsonBody(ctx: ApiContext, next: Next): Promise<unknown> {
  // Browsers state a length of 0 and no type where there is no body.
  if (ctx.request.length === 0) return next();
  if (!isPlainJson(ctx)) throw new RuleError("unsupported_media", "Only plain JSON is read here");
  try {
    await read(ctx as never, async () => {});
  } catch (error) {
    // The rest of a refused body is let through unread, else the connection would wait for ever.
    ctx.req.unpipe();
    ctx.req.resume();
    throw error;
  }
  return next();
}
