import { config } from "#config";
import { createMemoryCache } from "./memoryCache.ts";
import type { Cache } from "./types.ts";

// Its client takes 13 MB, which a process without Redis does without.
const redisCache = config.REDIS_URL
  ? (await import("./redisCache.ts")).createRedisCache(config.REDIS_URL)
  : undefined;

/** The process's cache: Redis when REDIS_URL is set, else memory. */
export const cache: Cache = redisCache ?? createMemoryCache();

/** The connection to Redis itself, for libraries that bring commands of their own; none without REDIS_URL. */
export const redis = redisCache?.client;
