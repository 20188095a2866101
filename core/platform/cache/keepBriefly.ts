import { LRUCache } from "lru-cache";
import { outsideTransaction } from "#db/sequelize.ts";
import { wallClock } from "../time/wallClock.ts";

/** How long an answer may be older than the database, in milliseconds; other processes change it too. */
export const BRIEFLY = 1000;

/**
 * Keeps what was found for a key for a time, of the keys that were asked for last; a failure isn't kept. What is found is
 * shared, and no part of a caller's transaction.
 */
export function keepBriefly<Value>(ms: number, most: number) {
  // Promises rather than a `fetchMethod`, which keeps no `undefined` and breaks off a search that is forgotten meanwhile.
  const kept = new LRUCache<string, Promise<Value>>({
    max: most,
    ttl: ms,
    ttlResolution: 0,
    perf: wallClock,
  });
  return {
    /**
     * Returns the value kept for the key, or what `find` gives; callers who come meanwhile share the call. It reads by
     * `read` of `db/readPool.ts`: transactions that share it may hold every connection of the models, and wait for one
     * another.
     */
    of(key: string, find: () => Promise<Value>): Promise<Value> {
      const known = kept.get(key);
      if (known !== undefined) return known;
      const fresh = outsideTransaction(find);
      kept.set(key, fresh);
      fresh.catch(() => {
        if (kept.peek(key) === fresh) kept.delete(key);
      });
      return fresh;
    },
    forget: () => kept.clear(),
  };
}

/** Keeps what `load` gives for a second. */
export function rememberBriefly<Value>(load: () => Promise<Value>): () => Promise<Value> {
  const kept = keepBriefly<Value>(BRIEFLY, 1);
  return () => kept.of("all", load);
}
