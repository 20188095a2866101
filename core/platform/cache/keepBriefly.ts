import { LRUCache } from "lru-cache";
import { wallClock } from "../time/wallClock.ts";

/** Keeps what was found for a key for a time, of the keys that were asked for last; a failure isn't kept. */
export function keepBriefly<Value>(ms: number, most: number) {
  // Promises rather than a `fetchMethod`, which keeps no `undefined` and breaks off a search that is forgotten meanwhile.
  const kept = new LRUCache<string, Promise<Value>>({
    max: most,
    ttl: ms,
    ttlResolution: 0,
    perf: wallClock,
  });
  return {
    /** Returns the value kept for the key, or what `find` gives. Callers who come meanwhile share the call. */
    of(key: string, find: () => Promise<Value>): Promise<Value> {
      const known = kept.get(key);
      if (known !== undefined) return known;
      const fresh = find();
      kept.set(key, fresh);
      fresh.catch(() => {
        if (kept.peek(key) === fresh) kept.delete(key);
      });
      return fresh;
    },
    forget: () => kept.clear(),
  };
}
