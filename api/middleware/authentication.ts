import type { Next } from "koa";
import { readAccessToken } from "#core/auth/accessTokens.ts";
import { RuleError } from "#core/errors.ts";
import type { ApiContext } from "../state.ts";

/** Reads the Bearer token. Without one the caller is a stranger; with a bad one the call is refused. */
export async function authentication(ctx: ApiContext, next: Next): Promise<void> {
  const header = ctx.get("Authorization");
  if (header) {
    const [, token] = /^Bearer ([\w.~+/=-]+)$/i.exec(header) ?? [];
    if (!token) throw new RuleError("unauthorized", "Not a Bearer token");
    ctx.state.userId = await readAccessToken(token);
  }
  await next();
}
