import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { atOnce } from "../../../tests/atOnce.ts";
import { hasRedis, startRedis } from "../../../tests/redis.ts";
import { createMemoryCache } from "./memoryCache.ts";
import { createRedisCache } from "./redisCache.ts";
import type { Cache } from "./types.ts";

/** Tests the promises of either cache; two of them stand for two processes where they share a server. */
function promises(one: () => Cache, other: () => Cache) {
  const key = () => randomUUID();
  const soon = { timeout: 10_000, interval: 20 };

  test("keeps a value for its time", async () => {
    const name = key();
    await one().set(name, "a", 1);
    expect(await other().get(name)).toBe("a");
    expect(await other().get(key())).toBeUndefined();
    await vi.waitFor(async () => expect(await other().get(name)).toBeUndefined(), soon);
  });

  test("of many who set where there is none, one wins", async () => {
    const name = key();
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? one() : other()).setIfAbsent(name, `${index}`, 5),
      ),
    );
    expect(results.filter(Boolean)).toHaveLength(1);
    await one().delete(name);
    expect(await other().setIfAbsent(name, "x", 5)).toBe(true);
  });

  test("counts each call once, in the time of the first", async () => {
    const name = key();
    const counts = await Promise.all(Array.from({ length: 20 }, () => one().increment(name, 1)));
    expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    await vi.waitFor(async () => expect(await other().increment(name, 1)).toBe(1), soon);
  });

  test("wakes all who listen until they stop", async () => {
    const channel = key();
    const heard = vi.fn();
    const stop = await other().subscribe(channel, heard);
    await one().publish(channel);
    await one().publish(key());
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    stop();
    const heardStill = vi.fn();
    await other().subscribe(channel, heardStill);
    await one().publish(channel);
    await vi.waitFor(() => expect(heardStill).toHaveBeenCalled(), soon);
    expect(heard).toHaveBeenCalledTimes(1);
  });
}

describe("memory", { concurrent: true }, () => {
  const cache = createMemoryCache();
  afterAll(() => cache.close());
  promises(
    () => cache,
    () => cache,
  );
});

describe.runIf(hasRedis())("Redis", { concurrent: true }, () => {
  let one: Cache;
  let other: Cache;
  let redis: Awaited<ReturnType<typeof startRedis>>;
  beforeAll(async () => {
    redis = await startRedis();
    const times = { patienceMs: 10_000 };
    one = createRedisCache(redis.url, times);
    other = createRedisCache(redis.url, times);
  });
  afterAll(async () => {
    await Promise.all([one.close(), other.close()]);
    redis.stop();
  });
  promises(
    () => one,
    () => other,
  );
});

test("while Redis is away the process keeps a cache of its own", async () => {
  const cache = createRedisCache("redis://127.0.0.1:1");
  try {
    await cache.set("a", "b", 5);
    expect(await cache.get("a")).toBe("b");
    expect(await cache.setIfAbsent("a", "c", 5)).toBe(false);
    await cache.delete("a");
    expect(await cache.setIfAbsent("a", "c", 5)).toBe(true);
    expect([await cache.increment("n", 5), await cache.increment("n", 5)]).toEqual([1, 2]);
  } finally {
    await cache.close();
  }
});

test("who asks a Redis that has been away for a while doesn't wait for it", async () => {
  const cache = createRedisCache("redis://127.0.0.1:1");
  try {
    await new Promise((resolve) => cache.client.once("close", resolve));
    for (let turn = 1; turn <= 10; turn += 1) expect(await atOnce(cache.increment("a", 5))).toBe(turn);
  } finally {
    await cache.close();
  }
});

test.runIf(hasRedis())(
  "a Redis that stands still is waited for once, then left alone until it answers again",
  async () => {
    const redis = await startRedis();
    const cache = createRedisCache(redis.url, { restMs: 1000 });
    const channel = { listener: vi.fn() };
    try {
      await vi.waitFor(() => expect(cache.client.status).toBe("ready"));
      await cache.set("a", "b", 60);
      await vi.waitFor(() => cache.subscribe("c", channel.listener));
      redis.freeze();
      expect(await cache.get("a")).toBeUndefined();
      for (let turn = 1; turn <= 10; turn += 1) {
        expect(await atOnce(cache.get("a"))).toBeUndefined();
        expect(await atOnce(cache.increment("n", 5))).toBe(turn);
      }
      await expect(atOnce(cache.publish("c"))).rejects.toThrow("Redis is away");
      redis.thaw();
      await vi.waitFor(async () => expect(await cache.get("a")).toBe("b"), { timeout: 10_000 });
      await cache.publish("c");
      await vi.waitFor(() => expect(channel.listener).toHaveBeenCalled());
    } finally {
      await cache.close();
      redis.stop();
    }
  },
);
