import type { Next } from "koa";
import { RuleError } from "#core/errors.ts";
import type { ApiContext } from "../state.ts";

/** Refuses an address with broken percent-encoding, which its readers would each understand differently. */
export function address(ctx: ApiContext, next: Next): Promise<unknown> {
  if (ctx.url.includes("%")) {
    try {
      decodeURIComponent(ctx.url);
    } catch {
      throw new RuleError("invalid_input", "Malformed address");
    }
  }
  return next();
}
