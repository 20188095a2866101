import { config } from "#config";
import { createMemoryCache } from "./memoryCache.ts";
import { createRedisCache } from "./redisCache.ts";
import type { Cache } from "./types.ts";

const redisCache = config.REDIS_URL ? createRedisCache(config.REDIS_URL) : undefined;

/** The process's cache: Redis when REDIS_URL is set, else memory. */
export const cache: Cache = redisCache ?? createMemoryCache();

/** The connection to Redis itself, for libraries that bring commands of their own; none without REDIS_URL. */
export const redis = redisCache?.client;
