import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { hasRedis, startRedis } from "../../../tests/redis.ts";

const over = { code: "too_many_requests", details: { retryAfter: expect.any(Number) } };
const outcomes = async (calls: Promise<void>[]) =>
  (await Promise.allSettled(calls)).filter(({ status }) => status === "fulfilled").length;

describe("in this process", () => {
  test("lets through as many calls as stated, by kind and by caller", async () => {
    const { createLimits } = await import("./limits.ts");
    const spend = createLimits({ auth: 3 });
    expect(await outcomes(Array.from({ length: 10 }, () => spend("auth", "a")))).toBe(3);
    await expect(spend("auth", "a")).rejects.toMatchObject(over);
    await expect(spend("auth", "b")).resolves.toBeUndefined();
    await expect(spend("events", "a")).resolves.toBeUndefined();
  });
});

describe.runIf(hasRedis())("with Redis", () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  beforeAll(async () => {
    redis = await startRedis();
    vi.resetModules();
    vi.stubEnv("REDIS_URL", redis.url);
  });
  afterAll(() => {
    redis.stop();
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  test("several processes count together, and each by itself while Redis is away", async () => {
    const { createLimits } = await import("./limits.ts");
    const { cache } = await import("../cache/cache.ts");
    await vi.waitFor(() => cache.get("ready"), { timeout: 10_000 });
    const [one, other] = [createLimits({ auth: 4 }), createLimits({ auth: 4 })];
    const calls = Array.from({ length: 10 }, (_, index) => (index % 2 ? one : other)("auth", "a"));
    expect(await outcomes(calls)).toBe(4);

    redis.stop();
    expect(await outcomes(Array.from({ length: 10 }, () => one("auth", "c")))).toBe(4);
    await cache.close();
  });
});
