import type { Redis } from "ioredis";

/** Asks Redis something; fails at once while it is left alone. */
export type AskRedis = <T>(question: () => Promise<T>) => Promise<T>;

/** A Redis that refuses has answered. */
const hasAnswered = (error: unknown) => error instanceof Error && error.name === "ReplyError";

/** Redis as far as it can be asked: one that doesn't answer in time, or has no connection, is left alone for `restMs`. */
export function createAsking(client: Redis, restMs: number): AskRedis {
  // Once a connection is lost, what is asked would wait in a queue until a new one or its patience is over.
  let isAway = false;
  /** When it may be asked again, by `performance.now()`; 0 while it answers. */
  let restsUntil = 0;
  client.on("close", () => {
    isAway = true;
  });
  client.on("ready", () => {
    isAway = false;
  });

  return async (question) => {
    const now = performance.now();
    if (isAway || restsUntil > now) throw new Error("Redis is away");
    // One finds out whether it is back; the others don't wait for that.
    if (restsUntil > 0) restsUntil = now + restMs;
    try {
      const answer = await question();
      restsUntil = 0;
      return answer;
    } catch (error) {
      restsUntil = hasAnswered(error) ? 0 : performance.now() + restMs;
      throw error;
    }
  };
}
