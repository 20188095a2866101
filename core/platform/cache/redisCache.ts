import { Redis } from "ioredis";
import { type AskRedis, createAsking } from "./askRedis.ts";
import { createMemoryCache } from "./memoryCache.ts";
import type { Cache } from "./types.ts";

const PREFIX = "bozor:";
/** A cache that takes longer than the database is no help. */
const PATIENCE_MS = 250;
/** A Redis that didn't answer is left alone for this long; the process lives as if there were none. */
const REST_MS = 5000;
/** A socket whose other end doesn't close it is cut after so long. */
const GOODBYE_MS = 250;

/** Adds one and starts the key's time with its first count, in one step. */
const INCREMENT = `
local count = redis.call("incr", KEYS[1])
if count == 1 then redis.call("expire", KEYS[1], ARGV[1]) end
return count`;

interface Times {
  /** Milliseconds that an answer may take. */
  patienceMs?: number;
  /** Milliseconds of rest after one that took longer. */
  restMs?: number;
}

/** A cache in Redis, shared by all processes. */
export function createRedisCache(
  url: string,
  { patienceMs = PATIENCE_MS, restMs = REST_MS }: Times = {},
): Cache & { client: Redis; ask: AskRedis } {
  const client = new Redis(url, {
    keyPrefix: PREFIX,
    maxRetriesPerRequest: 2,
    commandTimeout: patienceMs,
    disconnectTimeout: GOODBYE_MS,
  });
  const listeners = new Map<string, Set<() => void>>();
  // A connection that subscribes can do nothing else.
  const subscriber = client.duplicate({ keyPrefix: "" });
  // ioredis reconnects by itself; without a listener each lost connection would end the process.
  client.on("error", () => {});
  subscriber.on("error", () => {});
  subscriber.on("message", (channel: string) => {
    for (const listener of listeners.get(channel) ?? []) listener();
  });
  const ask = createAsking(client, restMs);

  /** While Redis is away the process has a cache of its own: no call of ours fails for its sake, nor waits for it. */
  const local = createMemoryCache();
  const softly = <T>(question: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> =>
    ask(question).catch(otherwise);

  return {
    client,
    ask,
    get: (key) =>
      softly(
        async () => (await client.get(key)) ?? undefined,
        () => local.get(key),
      ),
    set: (key, value, seconds) =>
      softly(
        async () => void (await client.set(key, value, "EX", seconds)),
        () => local.set(key, value, seconds),
      ),
    setIfAbsent: (key, value, seconds) =>
      softly(
        async () => (await client.set(key, value, "EX", seconds, "NX")) === "OK",
        () => local.setIfAbsent(key, value, seconds),
      ),
    increment: (key, seconds) =>
      softly(
        async () => Number(await client.eval(INCREMENT, 1, key, seconds)),
        () => local.increment(key, seconds),
      ),
    delete: (key) =>
      softly(
        async () => void (await client.del(key)),
        () => local.delete(key),
      ),
    publish: async (channel) => {
      // A publisher doesn't wait until a Redis that is away is given up.
      if (client.status !== "ready") throw new Error("Redis is away");
      await ask(() => client.publish(PREFIX + channel, ""));
    },
    subscribe: async (channel, listener) => {
      const name = PREFIX + channel;
      const known = listeners.get(name) ?? new Set();
      listeners.set(name, known.add(listener));
      try {
        // Each time, as the first one's may have failed; Redis doesn't mind.
        await subscriber.subscribe(name);
      } catch (error) {
        known.delete(listener);
        throw error;
      }
      return () => void known.delete(listener);
    },
    close: async () => {
      client.disconnect();
      subscriber.disconnect();
    },
  };
}
