import { RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { config } from "#config";
import { redis } from "../cache/cache.ts";
import { RuleError } from "../errors/RuleError.ts";
import { createWindows } from "./createWindows.ts";

const WINDOW_SECONDS = 60;

/**
 * Calls in a minute: by person, by a stranger's address, and of kinds of calls that deserve fewer. Those count by
 * address, but uploads, sign-ins and exports by person: a phone network is one address, and its people prove who they are.
 * Only JPEGs that have to be made count, and for `auth` only sign-ins that were refused.
 * @param perAddress by how much more an address may: on a local market everybody has the same one, the loopback's.
 */
export const limitsFor = (perAddress: number) => ({
  user: 600,
  stranger: 1200 * perAddress,
  auth: 30 * perAddress,
  signIns: 30,
  codes: 300 * perAddress,
  events: 120 * perAddress,
  uploads: 60,
  jpegs: 120 * perAddress,
  exports: 60,
});
export const usualLimits = limitsFor(config.isLocal ? 20 : 1);
export type LimitName = keyof typeof usualLimits;

/** Counts a call of somebody; the milliseconds to wait where it is one too many, else 0. */
type Limiter = (who: string) => Promise<number> | number;

function createLimiter(name: LimitName, points: number): Limiter {
  const windows = createWindows(WINDOW_SECONDS);
  const countHere = (who: string) => {
    const { calls, msLeft } = windows.count(who);
    return calls > points ? msLeft : 0;
  };
  if (!redis) return countHere;
  const { client, ask } = redis;
  const shared = new RateLimiterRedis({
    storeClient: client,
    keyPrefix: `limit:${name}`,
    points,
    duration: WINDOW_SECONDS,
    rejectIfRedisNotReady: true,
  });
  const count = (who: string) =>
    shared.consume(who).catch((refused: unknown) => {
      if (refused instanceof RateLimiterRes) return refused;
      throw refused;
    });
  return async (who) => {
    try {
      const { consumedPoints, msBeforeNext } = await ask(() => count(who));
      return consumedPoints > points ? Math.max(1, msBeforeNext) : 0;
    } catch {
      // While Redis is away each process counts for itself.
      return countHere(who);
    }
  };
}

/** Makes the limits of calls; `changed` replaces usual numbers. */
export function createLimits(changed: Partial<Record<LimitName, number>> = {}) {
  const numbers = { ...usualLimits, ...changed };
  const limiters = {
    user: createLimiter("user", numbers.user),
    stranger: createLimiter("stranger", numbers.stranger),
    auth: createLimiter("auth", numbers.auth),
    signIns: createLimiter("signIns", numbers.signIns),
    codes: createLimiter("codes", numbers.codes),
    events: createLimiter("events", numbers.events),
    uploads: createLimiter("uploads", numbers.uploads),
    jpegs: createLimiter("jpegs", numbers.jpegs),
    exports: createLimiter("exports", numbers.exports),
  };

  /**
   * Counts one call of somebody.
   * @throws {RuleError} too_many_requests with the seconds to wait.
   */
  return async function spend(name: LimitName, who: string): Promise<void> {
    const msLeft = await limiters[name](who);
    if (msLeft === 0) return;
    const retryAfter = Math.ceil(msLeft / 1000);
    throw new RuleError("too_many_requests", `Over the limit ${name}`, { retryAfter });
  };
}
export type Spend = ReturnType<typeof createLimits>;
