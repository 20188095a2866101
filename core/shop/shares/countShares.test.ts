import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { config } from "#config";
import { createMemoryCache } from "#core/platform/cache/memoryCache.ts";
import { captureLog } from "../../../tests/captureLog.ts";
import { SILENT, startFakeSocial } from "../../../tests/fakeSocial.ts";
import { buildProduct } from "../../../tests/shopFactories.ts";
import { startTestApi } from "../../../tests/testApi.ts";
import { countShares, createShareCounter } from "./createShareCounter.ts";
import { facebook, pinterest } from "./services.ts";

const TOKEN = "1234567|app-secret";
const ADDRESS = "https://bozor.example/product/diya-s1";
const HOUR_MS = 3_600_000;

let social: Awaited<ReturnType<typeof startFakeSocial>>;
beforeEach(async () => {
  social = await startFakeSocial(TOKEN);
});
afterEach(async () => {
  vi.useRealTimers();
  await social.stop();
});

const services = (token = TOKEN) => ({
  facebook: facebook(token, social.url),
  pinterest: pinterest(social.url),
});
const counterOf = (cache = createMemoryCache(), patienceMs = 2000) =>
  createShareCounter({ services: services(), cache, patienceMs });

test("what both services tell is added up, each asked in its own protocol", async () => {
  social.counts.set(ADDRESS, 21);
  expect(await counterOf()(ADDRESS)).toBe(42);
  expect(social.asked.toSorted()).toEqual([`/v1/urls/count.json ${ADDRESS}`, `/v23.0/ ${ADDRESS}`]);
});

test("an hour long nobody is asked again, however many look at once", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  social.counts.set(ADDRESS, 5);
  const count = counterOf();
  expect(await Promise.all(Array.from({ length: 50 }, () => count(ADDRESS)))).toEqual(Array(50).fill(10));
  social.counts.set(ADDRESS, 6);
  vi.setSystemTime(Date.now() + HOUR_MS - 60_000);
  expect([await count(ADDRESS), social.asked.length]).toEqual([10, 2]);
  vi.setSystemTime(Date.now() + 2 * HOUR_MS);
  expect([await count(ADDRESS), social.asked.length]).toEqual([12, 4]);
});

test("of two processes with one cache, one asks", async () => {
  social.counts.set(ADDRESS, 5);
  const cache = createMemoryCache();
  const [one, other] = [counterOf(cache), counterOf(cache)];
  const first = await Promise.all([one(ADDRESS), other(ADDRESS)]);
  expect(first.toSorted((a, b) => b - a)).toEqual([10, 0]);
  expect([await one(ADDRESS), await other(ADDRESS), social.asked.length]).toEqual([10, 10, 2]);
});

test("while the shared cache is away, this process remembers by itself", async () => {
  const away = {
    ...createMemoryCache(),
    get: async () => undefined,
    set: async () => {},
    setIfAbsent: async () => true,
  };
  const count = counterOf(away);
  for (let look = 0; look < 20; look += 1) await count(ADDRESS);
  expect(social.asked).toHaveLength(2);
});

const cut = JSON.stringify({ engagement: { share_count: 5 } }).slice(0, -4);
test.each<[string, (typeof social.answers)[number]]>([
  ["a refusal", { status: 500, body: "" }],
  ["a redirect", { status: 302, body: "", headers: { location: "http://169.254.169.254/" } }],
  ["a proxy's page", { body: "<html>count: 5</html>" }],
  ["broken JSON", { body: cut }],
  ["an answer without a count", { body: "{}" }],
  ["words for a count", { body: JSON.stringify({ engagement: { share_count: "5" } }) }],
  ["a count below nothing", { body: JSON.stringify({ engagement: { share_count: -5 } }) }],
  ["half a share", { body: JSON.stringify({ engagement: { share_count: 0.5 } }) }],
  ["more than is read", { body: JSON.stringify({ engagement: { share_count: 5 }, id: "x".repeat(20_000) }) }],
  ["another function's call", { body: 'alert(1);receiveCount({"count":5})' }],
  ["a call with more behind it", { body: 'receiveCount({"count":5});alert(1)' }],
])("%s counts as nothing, and isn't asked for again within the hour", async (_, answer) => {
  social.answers.push(answer, answer);
  const count = counterOf();
  expect(await count(ADDRESS)).toBe(0);
  social.counts.set(ADDRESS, 5);
  expect([await count(ADDRESS), social.asked.length]).toEqual([0, 2]);
});

test("who doesn't answer in time counts as nothing; the other still counts", async () => {
  social.counts.set(ADDRESS, 5);
  const silent = createShareCounter({
    services: { ...services(), silent: facebook(TOKEN, social.url) },
    cache: createMemoryCache(),
    patienceMs: 300,
  });
  social.answers.push({ body: SILENT });
  expect(await silent(ADDRESS)).toBe(10);
});

test("a wrong token is told to the operator without itself or the address", async () => {
  const told = captureLog();
  const count = createShareCounter({
    services: { facebook: facebook("7|not-ours", social.url) },
    cache: createMemoryCache(),
  });
  expect(await count(ADDRESS)).toBe(0);
  const lines = told.join("");
  expect(lines).toContain('"service":"facebook"');
  expect(lines).not.toMatch(/not-ours|bozor\.example/);
});

test("at most so many are asked at once: who comes then is asked about later", async () => {
  const many = Array.from({ length: 30 }, (_, index) => `${ADDRESS}-${index}`);
  for (const address of many) social.counts.set(address, 1);
  const count = createShareCounter({
    services: { facebook: facebook(TOKEN, social.url) },
    cache: createMemoryCache(),
  });
  const counted = await Promise.all(many.map(count));
  expect(counted.filter((shares) => shares > 0)).toHaveLength(8);
  expect(social.asked).toHaveLength(8);
});

test("only our own published products are ever asked for, by their address here", async () => {
  const product = await buildProduct();
  const hidden = await buildProduct({ publishedAt: null });
  const address = `${config.PUBLIC_URL}/product/${product.link}`;
  social.counts.set(address, 3);
  const count = counterOf();
  expect(await countShares(product.link, count)).toEqual({ count: 6 });
  for (const link of [hidden.link, "no-such-s9", "https://evil.test/"]) {
    await expect(countShares(link, count)).rejects.toMatchObject({ code: "not_found" });
  }
  expect(new Set(social.asked.map((one) => one.split(" ")[1]))).toEqual(new Set([address]));
});

test("without a service named nobody is asked, and browsers aren't told to ask", async () => {
  const product = await buildProduct();
  const outside = vi.spyOn(globalThis, "fetch");
  const api = await startTestApi();
  try {
    const { status, body } = await api.ask(`/api/products/shares/${product.link}`);
    expect([status, body]).toEqual([200, { count: 0 }]);
    expect((await api.call("/api/products/shares/no-such-s9")).status).toBe(404);
    expect((await api.call("/api/products/shares/https%3A%2F%2Fevil.test")).status).toBe(400);
    expect((await api.call("/api/configs")).text).not.toContain("SHARE_COUNTS");
    const asked = outside.mock.calls.map(([to]) => String(to instanceof Request ? to.url : to));
    expect(asked.every((to) => to.startsWith(api.url))).toBe(true);
  } finally {
    outside.mockRestore();
    await api.stop();
  }
});
