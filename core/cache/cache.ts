import { config } from "#config";
import { createMemoryCache } from "./memoryCache.ts";
import { createRedisCache } from "./redisCache.ts";
import type { Cache } from "./types.ts";

/** The process's cache: Redis when REDIS_URL is set, else memory. */
export const cache: Cache = config.REDIS_URL ? createRedisCache(config.REDIS_URL) : createMemoryCache();
