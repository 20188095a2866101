import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { freePort, hasRedis, startRedis } from "../redis.ts";

const PATH = "/api/user/telegram/products";
/** Longer than a Redis that didn't answer is left alone. */
const REST_MS = 6000;

describe.runIf(hasRedis())("the API beside a Redis", () => {
  let port: number;
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let client: NonNullable<typeof import("#core/platform/cache/cache.ts").redis>["client"];
  let sent: ReturnType<typeof vi.spyOn>;
  let api: Awaited<ReturnType<typeof import("../testApi.ts").startTestApi>>;
  let factories: typeof import("../factories.ts");
  let seller: { id: number };
  let admin: { id: number };

  // The process's cache is chosen when it is first loaded.
  beforeAll(async () => {
    port = await freePort();
    redis = await startRedis(port);
    vi.stubEnv("REDIS_URL", redis.url);
    vi.resetModules();
    client = (await import("#core/platform/cache/cache.ts")).redis!.client;
    factories = await import("../factories.ts");
    api = await (await import("../testApi.ts")).startTestApi();
    seller = await factories.buildUser();
    admin = await factories.buildUser({ isAdmin: true });
    await untilReady();
    sent = vi.spyOn(client, "sendCommand");
  });
  afterAll(async () => {
    await api.stop();
    await (await import("#core/platform/cache/cache.ts")).cache.close();
    redis.stop();
    vi.resetModules();
  });

  const untilReady = () => vi.waitFor(() => expect(client.status).toBe("ready"), { timeout: 15_000 });

  /** Sells something and approves of it; how many commands that gave Redis. */
  async function sell() {
    const before = sent.mock.calls.length;
    const body = await factories.buildListingInput(seller.id);
    const created = await api.ask<{ id: number }>(PATH, { as: seller.id, body });
    const { id } = created.body;
    const decision = { isModerated: true, productIds: [id], editions: [1] };
    const decided = await api.ask(`${PATH}/moderate`, { as: admin.id, body: decision });
    expect([created.status, decided]).toEqual([201, { status: 200, body: { applied: [id], skipped: [] } }]);
    return sent.mock.calls.length - before;
  }

  test("one that stands still is asked once, then left alone: who sells and who moderates wait for it no more", async () => {
    expect(await sell()).toBeGreaterThan(1);
    // The clock by which it rests stands, so that a busy machine changes nothing.
    vi.useFakeTimers({ toFake: ["performance"] });
    expect(client.options.commandTimeout).toBe(250);
    redis.freeze();
    expect(await sell()).toBe(1);
    expect(await sell()).toBe(0);
    vi.advanceTimersByTime(REST_MS);
    expect(await sell()).toBe(1);
    redis.thaw();
    expect(await sell()).toBe(0);
    vi.advanceTimersByTime(REST_MS);
    expect(await sell()).toBeGreaterThan(1);
  });

  test("one that is killed is asked nothing until it is there again, and then as ever", async () => {
    expect(await sell()).toBeGreaterThan(1);
    redis.stop();
    await vi.waitFor(() => expect(client.status).not.toBe("ready"));
    expect(await sell()).toBe(0);
    redis = await startRedis(port);
    await untilReady();
    expect(await sell()).toBeGreaterThan(1);
    expect(await client.dbsize()).toBeGreaterThan(0);
  });
});
