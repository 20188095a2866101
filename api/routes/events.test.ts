import { QueryTypes } from "sequelize";
import { beforeAll, expect, test } from "vitest";
import { EVENTS_BATCH_MAX } from "#contract/limits.ts";
import { flushBuffers, waitingRows } from "#core/platform/events/buffers.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildUser } from "../../tests/factories.ts";
import { hold, someoneWaits } from "../../tests/hold.ts";
import { startTestApi, type TestApi } from "../../tests/testApi.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

const rows = async (table: string) => {
  await flushBuffers();
  return sequelize.query(`select * from ${table} order by id`, {
    type: QueryTypes.SELECT,
  });
};

test("a batch of events is accepted at once and stored with who sent it", async () => {
  const { id } = await buildUser();
  const event = { name: "listing_view", app: "classifieds", properties: { price: 5, place: "Тошкент" } };
  const { status, body } = await api.ask("/api/events", { as: id, body: { events: [event, event] } });
  expect([status, body]).toEqual([202, { accepted: 2 }]);
  expect(waitingRows().events).toBe(2);
  expect(await rows("events")).toEqual([
    expect.objectContaining({ user_id: id, ...event }),
    expect.objectContaining({ user_id: id, ...event }),
  ]);
});

test("what PostgreSQL couldn't store, and too much at once, is refused whole", async () => {
  const event = (properties: unknown) => ({ name: "x", app: "classifieds", properties });
  const half = String.fromCharCode(0xd800);
  const bad = [
    [event({ a: "\u0000" })],
    [event({ "\u0000": 1 })],
    [event({ a: half })],
    [event({ [half]: 1 })],
    [event({ a: { b: 1 } })],
    Array.from({ length: EVENTS_BATCH_MAX + 1 }, () => event({})),
    [],
  ];
  for (const events of bad) expect((await api.call("/api/events", { body: { events } })).status).toBe(400);
  expect(waitingRows().events).toBe(0);
});

test("app opens count before sign-in too, with and without a link", async () => {
  const { id } = await buildUser();
  for (const [body, as] of [[{}], [{ deeplink: "group", data: "group_abc" }, id]] as const) {
    const { status } = await api.call("/api/user/app-opens", { body, ...(as ? { as } : {}) });
    expect(status).toBe(202);
  }
  const empty = await api.call("/api/user/app-opens", { method: "POST" });
  expect(empty.status).toBe(202);
  expect(await rows("app_opens")).toMatchObject([
    { user_id: null, deeplink: null, app: "classifieds" },
    { user_id: id, deeplink: "group", data: "group_abc" },
    { user_id: null, deeplink: null },
  ]);
});

test("searches and category clicks are recorded", async () => {
  expect((await api.call("/api/telegram/search", { body: { query: "  айфон " } })).status).toBe(202);
  expect((await api.call("/api/telegram/search", { body: { query: "  " } })).status).toBe(400);
  expect((await api.call("/api/telegram/click", { body: { link: "cars" } })).status).toBe(202);
  expect(await rows("searches")).toMatchObject([{ query: "айфон" }]);
  const invented = await api.ask("/api/telegram/click", { body: { link: "nosuch" } });
  expect(invented).toMatchObject({ status: 400, body: { fields: { link: "unknown" } } });
  expect(await rows("category_clicks")).toMatchObject([{ link: "cars" }]);
});

test("while no event can be written everything is answered at once, and all of it is written then", async () => {
  const { id: as } = await buildUser();
  const release = await hold(() =>
    sequelize.query(
      "lock table events, app_opens, shares, searches, category_clicks in access exclusive mode",
    ),
  );
  const tell = () =>
    Promise.all([
      api.call("/api/events", { as, body: { events: [{ name: "held_up", app: "storefront" }] } }),
      api.call("/api/user/app-opens", { as, body: { deeplink: "held" } }),
      api.call("/api/user/shares", { as, body: { kind: "copy", target: "app", value: "held" } }),
      api.call("/api/telegram/search", { as, body: { query: "held up" } }),
      api.call("/api/telegram/click", { as, body: { link: "transport" } }),
      api.call("/api/telegram/feed", { as }),
      api.call("/api/user/profile", { as }),
    ]);
  for (let turn = 0; turn < 3; turn += 1) {
    const statuses = (await tell()).map(({ status }) => status);
    expect(statuses).toEqual([202, 202, 200, 202, 202, 200, 200]);
    // What came before stands at the closed tables.
    await someoneWaits(5);
  }
  await release();
  await flushBuffers();
  const [written] = await sequelize.query(
    `select (select count(*)::int from events where name = 'held_up') as events,
       (select count(*)::int from app_opens where deeplink = 'held') as opens,
       (select count(*)::int from shares where value = 'held') as shares,
       (select count(*)::int from searches where query = 'held up') as searches,
       (select count(*)::int from category_clicks where link = 'transport') as clicks`,
    { type: QueryTypes.SELECT },
  );
  expect(written).toEqual({ events: 3, opens: 3, shares: 3, searches: 3, clicks: 3 });
});
