import type { Middleware } from "koa";
import { addressKey } from "#core/limits/addressKey.ts";
import type { Spend } from "#core/limits/limits.ts";
import type { ApiState } from "../state.ts";

/** Limits calls by person when signed in, by address for strangers: a phone network is one address. */
export function limits(spend: Spend): Middleware<ApiState> {
  return (ctx, next) => {
    const { userId } = ctx.state;
    const network = addressKey(ctx.ip);
    const person = userId === undefined ? network : String(userId);
    ctx.state.spend = (name, whose) => {
      const caller = name === "uploads" ? person : network;
      return spend(name, whose === undefined ? caller : String(whose));
    };
    return spend(userId === undefined ? "stranger" : "user", person).then(next);
  };
}
