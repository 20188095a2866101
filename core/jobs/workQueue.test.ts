import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freePort, hasRedis, startRedis } from "../../tests/redis.ts";

let port: number;
let workQueue: typeof import("./workQueue.ts").workQueue;
let cache: typeof import("#core/cache/cache.ts").cache;

// The process's cache is chosen when it is first loaded: here a Redis that isn't there yet.
beforeAll(async () => {
  port = await freePort();
  process.env.REDIS_URL = `redis://127.0.0.1:${port}`;
  ({ cache } = await import("#core/cache/cache.ts"));
  ({ workQueue } = await import("./workQueue.ts"));
});
afterAll(async () => {
  await cache.close();
  delete process.env.REDIS_URL;
});

/** A queue in memory; `pollMs` is how often it looks by itself. */
function startQueue(channel: string, pollMs: number) {
  const waiting: string[] = [];
  const done: string[] = [];
  const stopping = new AbortController();
  const running = workQueue<string>(
    {
      channel,
      concurrency: 2,
      pollMs,
      claim: async (limit) => waiting.splice(0, limit),
      work: async (item) => void done.push(item),
    },
    stopping.signal,
  );
  let isOver = false;
  void running.finally(() => {
    isOver = true;
  });
  return {
    waiting,
    done,
    isOver: () => isOver,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

test("a Redis that is away at the start stops nobody: the queue looks by itself", async () => {
  const queue = startQueue("away", 50);
  queue.waiting.push("a");
  await vi.waitFor(() => expect(queue.done).toEqual(["a"]));
  // Longer than Redis's client tries before it gives a command up.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  queue.waiting.push("b");
  await vi.waitFor(() => expect(queue.done).toEqual(["a", "b"]));
  expect(queue.isOver()).toBe(false);

  const begun = performance.now();
  await queue.stop();
  expect(performance.now() - begun).toBeLessThan(500);
});

test("a wake-up that can't be told fails at once, so that nobody waits for it", async () => {
  const begun = performance.now();
  await expect(cache.publish("away")).rejects.toThrow();
  expect(performance.now() - begun).toBeLessThan(100);
});

test.runIf(hasRedis())("when Redis comes, the queue hears of what comes", async () => {
  const never = 3_600_000;
  const queue = startQueue("later", never);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const redis = await startRedis(port);
  await vi.waitFor(
    async () => {
      queue.waiting.push("a");
      await cache.publish("later");
      await vi.waitFor(() => expect(queue.done).toContain("a"), { timeout: 200 });
    },
    { timeout: 15_000 },
  );
  await queue.stop();
  redis.stop();
});
