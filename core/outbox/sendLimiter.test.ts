import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { Redis } from "ioredis";
import { describe, expect, test, vi } from "vitest";
import { createMemoryCache } from "../cache/memoryCache.ts";
import { createRedisCache } from "../cache/redisCache.ts";
import { Priority } from "./message.ts";
import { createSendLimiter, type SendLimiter } from "./sendLimiter.ts";

/** Times at which so many messages to different chats were let through, in ms. */
async function times(limiters: SendLimiter[], count: number, priority: Priority): Promise<number[]> {
  const passed: number[] = [];
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const limiter = limiters[index % limiters.length]!;
      expect(await limiter.take(`${priority}-${index}`, priority, 20_000)).toBe(true);
      passed.push(performance.now());
    }),
  );
  return passed.sort((a, b) => a - b);
}

/** Most of them in any one second. */
const mostInASecond = (moments: number[]) =>
  Math.max(
    ...moments.map((from) => moments.filter((moment) => moment >= from && moment < from + 1000).length),
  );

async function keepsTheMeasure(limiters: SendLimiter[]) {
  const moments = await times(limiters, 75, Priority.answer);
  expect(mostInASecond(moments)).toBeLessThanOrEqual(30);
  const seconds = (moments.at(-1)! - moments[0]!) / 1000;
  expect(75 / seconds).toBeGreaterThan(15);
}

test("never lets more than 30 through in a second, and not far fewer than 25", async () => {
  await keepsTheMeasure([createSendLimiter(createMemoryCache())]);
});

test("an answer doesn't wait behind a thousand broadcasts", async () => {
  const limiter = createSendLimiter(createMemoryCache());
  const broadcasts = Array.from({ length: 1000 }, (_, chat) => limiter.take(chat, Priority.broadcast, 1500));
  await new Promise((resolve) => setTimeout(resolve, 300));
  const asked = performance.now();
  await Promise.all([1, 2, 3].map((chat) => limiter.take(`person-${chat}`, Priority.answer, 20_000)));
  expect(performance.now() - asked).toBeLessThan(1000);
  await Promise.all(broadcasts);
});

test("a chat gets a few at once, then one a second", async () => {
  const limiter = createSendLimiter(createMemoryCache());
  const begun = performance.now();
  for (let sent = 0; sent < 6; sent += 1) await limiter.take(5, Priority.answer, 20_000);
  expect(performance.now() - begun).toBeLessThan(1000);
  for (let sent = 0; sent < 2; sent += 1) await limiter.take(5, Priority.answer, 20_000);
  expect(performance.now() - begun).toBeGreaterThan(1000);
  expect(await limiter.take(5, Priority.answer, 10)).toBe(false);
});

test("a pause holds everybody who shares the cache, and refuses whoever can't wait so long", async () => {
  const shared = createMemoryCache();
  const [one, other] = [createSendLimiter(shared), createSendLimiter(shared)];
  await one.pause(1);
  expect(await other.pausedMs()).toBeGreaterThan(500);
  expect(await other.take(1, Priority.code, 100)).toBe(false);
  const asked = performance.now();
  expect(await other.take(1, Priority.code, 5000)).toBe(true);
  expect(performance.now() - asked).toBeGreaterThan(800);
});

const isRedisHere = spawnSync("redis-server", ["--version"]).status === 0;

async function startRedis() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as { port: number };
  probe.close();
  const options = ["--port", String(port), "--bind", "127.0.0.1", "--save", ""];
  const server = spawn("redis-server", options, { stdio: "ignore" });
  return { url: `redis://127.0.0.1:${port}`, stop: () => server.kill() };
}

describe("with Redis", () => {
  test.runIf(isRedisHere)("two processes share one measure", async () => {
    const redis = await startRedis();
    const caches = [createRedisCache(redis.url), createRedisCache(redis.url)];
    await vi.waitFor(() => expect(caches.map(({ client }) => client.status)).toEqual(["ready", "ready"]), {
      timeout: 10_000,
    });
    await keepsTheMeasure(caches.map((cache) => createSendLimiter(cache, cache.client)));
    for (const cache of caches) await cache.close();
    redis.stop();
  });

  test("a Redis that is away leaves each process its own measure", async () => {
    const client = new Redis("redis://127.0.0.1:1", { maxRetriesPerRequest: 0, retryStrategy: () => null });
    client.on("error", () => {});
    const limiter = createSendLimiter(createMemoryCache(), client);
    expect(await limiter.take(1, Priority.code, 1000)).toBe(true);
    client.disconnect();
  });
});
