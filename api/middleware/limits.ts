import type { Middleware } from "koa";
import { addressKey } from "#core/limits/addressKey.ts";
import type { Spend } from "#core/limits/limits.ts";
import type { ApiState } from "../state.ts";

/** Limits calls by person when signed in, by address for strangers: a phone network is one address. */
export function limits(spend: Spend): Middleware<ApiState> {
  return async (ctx, next) => {
    const { userId } = ctx.state;
    const network = addressKey(ctx.ip);
    ctx.state.spend = (name) => spend(name, network);
    if (userId === undefined) await spend("stranger", network);
    else await spend("user", String(userId));
    await next();
  };
}
