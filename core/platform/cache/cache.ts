import { config } from "#config";
import { createMemoryCache } from "./memoryCache.ts";
import type { Cache } from "./types.ts";

// Its client takes 13 MB, which a process without Redis does without.
const redisCache = config.REDIS_URL
  ? (await import("./redisCache.ts")).createRedisCache(config.REDIS_URL)
  : undefined;

/** The process's cache: Redis when REDIS_URL is set, else memory. */
export const cache: Cache = redisCache ?? createMemoryCache();

/** Redis itself, for libraries that bring commands of their own, which go through `ask`; none without REDIS_URL. */
export const redis = redisCache && { client: redisCache.client, ask: redisCache.ask };
