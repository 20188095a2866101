import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { atOnce } from "../../../tests/atOnce.ts";
import { freePort, hasRedis, startRedis } from "../../../tests/redis.ts";

/** Longer than any test lasts. */
const NEVER = 3_600_000;
let lines: string[];
let port: number;
let workQueue: typeof import("./workQueue.ts").workQueue;
let cache: typeof import("../cache/cache.ts").cache;

// The process's cache is chosen when it is first loaded: here a Redis that isn't there yet.
beforeAll(async () => {
  port = await freePort();
  process.env.REDIS_URL = `redis://127.0.0.1:${port}`;
  ({ cache } = await import("../cache/cache.ts"));
  lines = (await import("../../../tests/captureLog.ts")).captureLog();
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

/** Until a queue's subscription has been given up for now. */
const untilUnheard = (channel: string) =>
  vi.waitFor(
    () => {
      const ofIt = lines.filter((line) => line.includes(`"queue":"${channel}"`)).join("");
      expect(ofIt).toContain("wake-ups are not heard yet");
    },
    { timeout: 10_000, interval: 10 },
  );

test("a Redis that is away at the start stops nobody: the queue looks by itself", async () => {
  const queue = startQueue("away", 10);
  queue.waiting.push("a");
  await vi.waitFor(() => expect(queue.done).toEqual(["a"]));
  await untilUnheard("away");
  queue.waiting.push("b");
  await vi.waitFor(() => expect(queue.done).toEqual(["a", "b"]));
  expect(queue.isOver()).toBe(false);
  await queue.stop();
});

test("a queue that is stopped doesn't wait for its next look, nor for Redis", async () => {
  const queue = startQueue("stopped", NEVER);
  await untilUnheard("stopped");
  await queue.stop();
  expect(queue.isOver()).toBe(true);
});

test("a wake-up that can't be told fails at once, so that nobody waits for it", async () => {
  await expect(atOnce(cache.publish("away"))).rejects.toThrow("away");
});

test.runIf(hasRedis())("when Redis comes, the queue hears of what comes", async () => {
  const queue = startQueue("later", NEVER);
  await untilUnheard("later");
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
