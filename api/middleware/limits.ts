import type { Middleware } from "koa";
import { refreshTokens, signInClassifieds, signInStorefront } from "#contract/auth.ts";
import { addressKey } from "#core/platform/limits/addressKey.ts";
import type { LimitName, Spend } from "#core/platform/limits/limits.ts";
import type { ApiState } from "../serve/state.ts";

/**
 * Where one comes in by a proof that costs little to check and that nobody guesses. However much others at the address
 * ask for, its people come in there; from then on they count by person.
 */
const entrances = new Set<string>(
  [signInClassifieds, signInStorefront, refreshTokens].map(({ path }) => path),
);

/** Further limits that count calls of a person, not those of an address. */
const ofPersons = new Set<LimitName>(["uploads", "exports"]);

/** Limits calls by person when signed in, by address for strangers: a phone network is one address. */
export function limits(spend: Spend): Middleware<ApiState> {
  return (ctx, next) => {
    const { userId } = ctx.state;
    const network = addressKey(ctx.ip);
    const person = userId === undefined ? network : String(userId);
    ctx.state.spend = (name, whose) => {
      const caller = ofPersons.has(name) ? person : network;
      return spend(name, whose === undefined ? caller : String(whose));
    };
    if (userId === undefined && entrances.has(ctx.path)) return next();
    return spend(userId === undefined ? "stranger" : "user", person).then(next);
  };
}
