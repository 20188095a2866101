import { RuleError } from "../errors/RuleError.ts";

/** Seconds after which somebody may have left. */
const RETRY_AFTER = 5;

/**
 * Places that callers hold while they are served, in this process: so many for each of them and so many in all.
 * @returns a function that takes a place and returns how to leave it; it throws {RuleError} too_many_requests with the
 * seconds to wait when there is none.
 */
export function createPlaces({ each, all }: { each: number; all: number }) {
  const held = new Map<string, number>();
  let taken = 0;

  return function take(who: string): () => void {
    const own = held.get(who) ?? 0;
    if (own >= each || taken >= all) {
      throw new RuleError("too_many_requests", "Too many at once", { retryAfter: RETRY_AFTER });
    }
    held.set(who, own + 1);
    taken += 1;
    return () => {
      const left = (held.get(who) ?? 0) - 1;
      if (left > 0) held.set(who, left);
      else held.delete(who);
      taken -= 1;
    };
  };
}
