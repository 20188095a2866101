import { afterEach, beforeAll, expect, test } from "vitest";
import { flushBuffers } from "#core/platform/events/buffers.ts";
import { captureLog } from "../../tests/captureLog.ts";
import { buildListing, buildUser } from "../../tests/factories.ts";
import { revalidate, startTestApi, type TestApi } from "../../tests/testApi.ts";
import type { ApiState, Way } from "../serve/state.ts";
import { knownAddresses } from "./knownAddresses.ts";

let opened: TestApi | undefined;
let link: string;
let id: number;
beforeAll(async () => {
  ({ id, link } = await buildListing());
});
afterEach(async () => {
  await opened?.stop();
  opened = undefined;
});

const open = async (options?: Parameters<typeof startTestApi>[0]) => {
  opened = await startTestApi(options);
  return opened;
};

type Call = Parameters<TestApi["call"]>;
/** All that an answer says, but for what names it. */
async function answerOf({ call }: TestApi, path: string, options?: Call[1]) {
  const { status, headers, text } = await call(path, options);
  const { "x-request-id": name, date: _, "keep-alive": __, ...others } = Object.fromEntries(headers);
  expect(name).toMatch(/^[\w-]{8,64}$/);
  return { status, text, headers: others };
}

const addresses = () => [
  "/api/telegram/feed?take=5",
  "/api/telegram/products?take=50&sortBy=price|asc",
  `/api/telegram/products/${link}`,
  "/api/telegram/products/top",
  `/api/telegram/products/similar/${id}`,
  "/api/telegram/search/suggestions?query=te",
  "/api/telegram/geo/regions",
  "/api/configs",
];

test("an address that is known is answered as it was at first, to everyone and in every form", async () => {
  const viewer = await buildUser();
  const formsFor = (etag: string): [string, Call[1]][] => [
    ["a stranger", {}],
    ["signed in", { as: viewer.id }],
    ["compressed", { headers: { "Accept-Encoding": "gzip" } }],
    ["HEAD", { method: "HEAD" }],
    ["another method", { method: "DELETE" }],
    ["OPTIONS", { method: "OPTIONS" }],
    ["another language", { headers: { "Accept-Language": "uz" } }],
    ["what is known", { headers: revalidate(etag) }],
    ["a bad token", { headers: { Authorization: "Bearer invented" } }],
  ];
  for (const path of addresses()) {
    const first = await startTestApi();
    const { status, headers } = await first.call(path);
    await first.stop();
    expect(status, path).toBe(200);
    for (const [form, options] of formsFor(headers.get("etag") ?? "")) {
      const fresh = await startTestApi();
      const unknown = await answerOf(fresh, path, options);
      await fresh.call(path);
      expect(await answerOf(fresh, path, options), `${path}, ${form}`).toEqual(unknown);
      await fresh.stop();
    }
  }
});

test("a known address counts against the limit, and a bad token is still refused", async () => {
  const api = await open({ limits: { stranger: 3 } });
  const statuses: number[] = [];
  for (let call = 0; call < 5; call += 1) statuses.push((await api.call("/api/configs")).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  const { id } = await buildUser();
  expect((await api.call("/api/configs", { as: id })).status).toBe(200);
});

test("each call of a known address is a line of the log, a measurement and a view", async () => {
  const api = await open();
  const path = `/api/telegram/products/${(await buildListing()).link}`;
  const route = "/api/telegram/products/:link";
  const counted = async () => {
    const { text } = await api.call("/metrics");
    const pattern = `http_request_seconds_count{method="GET",route="${route}",status="200"} `;
    return Number(
      text
        .split("\n")
        .find((line) => line.startsWith(pattern))
        ?.slice(pattern.length) ?? 0,
    );
  };
  const before = await counted();
  const lines = captureLog();
  const viewers = await Promise.all([buildUser(), buildUser()]);
  await api.call(path);
  for (const { id } of viewers) await api.call(path, { as: id });
  await api.call(path);
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(told.map((line) => [line.route, line.status, line.userId])).toEqual([
    [route, 200, undefined],
    ...viewers.map(({ id }) => [route, 200, id]),
    [route, 200, undefined],
  ]);
  expect(new Set(told.map(({ requestId }) => requestId)).size).toBe(4);
  expect(await counted()).toBe(before + 4);
  await flushBuffers();
  const { text } = await api.call(path, { as: viewers[0]?.id ?? 0 });
  expect(JSON.parse(text)).toMatchObject({ viewsCount: 3 });
});

test("another case still leads to the stated address; what is refused stays refused", async () => {
  const api = await open();
  await api.call("/api/telegram/feed?take=5");
  const { status, headers } = await api.call("/API/telegram/FEED?take=5");
  expect([status, headers.get("location")]).toEqual([301, "/api/telegram/feed?take=5"]);
  for (let call = 0; call < 2; call += 1) {
    expect((await api.call("/api/telegram/feed?take=none")).status).toBe(400);
    expect((await api.call("/api/telegram/products/no-such-listing-1")).status).toBe(404);
  }
});

test("only so many addresses are known, none of them long, and the oldest are forgotten first", async () => {
  let served = 0;
  const way: Way = {
    route: "/",
    serve: async () => {
      served += 1;
    },
  };
  const ask = knownAddresses((_, next) => next());
  /** Whether an address is known already. */
  async function isKnown(url: string) {
    const before = served;
    const ctx = { method: "GET", url, state: {} as ApiState };
    await ask(ctx as never, async () => void Object.assign(ctx.state, { way }));
    return served > before;
  }
  for (let at = 0; at <= 4000; at += 1) expect(await isKnown(`/${at}`)).toBe(false);
  expect([await isKnown("/4000"), await isKnown("/1"), await isKnown("/0")]).toEqual([true, true, false]);
  const long = `/${"x".repeat(250)}`;
  expect([await isKnown(long), await isKnown(long)]).toEqual([false, false]);
});
