import type { Middleware } from "koa";
import { readAccessToken } from "#core/people/auth/accessTokens.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { addressKey } from "#core/platform/limits/addressKey.ts";
import type { Spend } from "#core/platform/limits/limits.ts";
import type { ApiContext, ApiState } from "../serve/state.ts";

async function readCaller(header: string): Promise<number> {
  const [, token] = /^Bearer ([\w.~+/=-]+)$/i.exec(header) ?? [];
  if (!token) throw new RuleError("unauthorized", "Not a Bearer token");
  return readAccessToken(token);
}

/**
 * Reads the Bearer token. Without one the caller is a stranger; with a bad one the call is refused, and counts as
 * a stranger's.
 */
export function authentication(spend: Spend): Middleware<ApiState> {
  async function signIn(ctx: ApiContext, header: string) {
    try {
      ctx.state.userId = await readCaller(header);
    } catch (error) {
      await spend("stranger", addressKey(ctx.ip));
      throw error;
    }
  }

  return (ctx, next) => {
    const { authorization } = ctx.req.headers;
    return authorization ? signIn(ctx, authorization).then(next) : next();
  };
}
