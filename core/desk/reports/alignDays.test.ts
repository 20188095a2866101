import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { config } from "#config";
import { flushBuffers } from "#core/platform/events/buffers.ts";
import { recordAppOpen, recordSearch } from "#core/platform/events/recordEvents.ts";
import { number, rows, text } from "#db/rows.ts";
import { sequelize } from "#db/sequelize.ts";
import { hold } from "../../../tests/hold.ts";
import { alignDays } from "./alignDays.ts";

const columns = { section: text, day: text, key: text, count: number };
const days = () =>
  rows(columns, "select section, day::text, key, count::int from event_days order by section, day, key");
const align = (zone: string) => {
  config.REPORT_TIMEZONE = zone;
  return alignDays();
};
/** The stored counts beside new ones, in the days of the zone. */
const recounted = () =>
  rows(
    columns,
    `
    select section, (created_at at time zone (select zone from event_days_zone))::date::text as day, key,
      count(*)::int as count
    from counted_events group by 1, 2, 3 order by 1, 2, 3`,
  );

const zone = config.REPORT_TIMEZONE;
afterAll(() => {
  config.REPORT_TIMEZONE = zone;
});
beforeEach(async () => {
  await sequelize.query("truncate app_opens, shares, searches, category_clicks, event_days");
  await align("Asia/Tashkent");
});

const opened = (...moments: string[]) =>
  sequelize.query(
    `insert into app_opens (app, deeplink, created_at)
     select 'storefront', 'invite', moment::timestamptz from unnest(array[$moments]) moment`.replace(
      "$moments",
      moments.map((moment) => `'${moment}'`).join(", "),
    ),
  );
const invites = (day: string, count: number) => ({ section: "opens", day, key: "invite", count });

test("days begin at the midnight of the zone, and follow it to another", async () => {
  // Midnight in Tashkent is 19:00 UTC, in Kolkata 18:30.
  await opened(
    "2026-11-20 18:59:59Z",
    "2026-11-20 19:00:00Z",
    "2026-11-21 18:29:59Z",
    "2026-11-21 18:30:00Z",
  );
  expect(await days()).toEqual([invites("2026-11-20", 1), invites("2026-11-21", 3)]);
  await align("Asia/Kolkata");
  expect(await days()).toEqual([invites("2026-11-21", 3), invites("2026-11-22", 1)]);
  await opened("2026-11-21 18:45:00Z");
  expect(await days()).toEqual([invites("2026-11-21", 3), invites("2026-11-22", 2)]);
  await align("Asia/Tashkent");
  expect(await days()).toEqual([invites("2026-11-20", 1), invites("2026-11-21", 4)]);
});

test("a day of 23 or 25 hours has what happened in it", async () => {
  await opened(
    "2026-03-29 00:30:00+01",
    "2026-03-29 23:30:00+02",
    "2026-10-25 00:10:00+02",
    "2026-10-25 23:50:00+01",
  );
  await align("Europe/Berlin");
  expect(await days()).toEqual([invites("2026-03-29", 2), invites("2026-10-25", 2)]);
});

test("what is no longer kept stays counted, on the day it was counted for", async () => {
  await opened("2026-11-20 18:50:00Z", "2026-11-20 18:55:00Z", "2026-11-21 18:50:00Z");
  // As a month that is dropped: no trigger hears of it.
  await sequelize.query("delete from app_opens where created_at < '2026-11-20 18:52:00Z'");
  await align("Asia/Kolkata");
  expect(await days()).toEqual([
    invites("2026-11-20", 1),
    invites("2026-11-21", 1),
    invites("2026-11-22", 1),
  ]);
  await align("Asia/Tashkent");
  expect(await days()).toEqual([invites("2026-11-20", 2), invites("2026-11-21", 1)]);
});

test("nothing is counted before there is a zone, and everything then", async () => {
  await sequelize.query("update event_days_zone set zone = null");
  await opened("2026-11-20 12:00:00Z");
  expect(await days()).toEqual([]);
  await alignDays();
  expect(await days()).toEqual([invites("2026-11-20", 1)]);
});

test("a zone that the database doesn't know changes nothing, also where nothing is counted yet", async () => {
  await expect(align("Mars/Olympus")).rejects.toThrow(/Mars/);
  await opened("2026-11-20 12:00:00Z");
  expect(await days()).toEqual([invites("2026-11-20", 1)]);
});

test("opens of the reports app and blank searches aren't counted; words are counted however they are written", async () => {
  for (const app of ["reports", "classifieds"]) recordAppOpen(undefined, { app, deeplink: "" });
  recordAppOpen(undefined, {});
  for (const query of ["iPhone  13", "IPHONE 13", "  ", "iphone 13 "]) recordSearch(undefined, query);
  await flushBuffers();
  expect(
    await rows(
      { section: text, key: text, count: number },
      "select section, key, count::int from event_days order by 1, 2",
    ),
  ).toEqual([
    { section: "opens", key: "", count: 2 },
    { section: "searches", key: "iphone 13", count: 3 },
  ]);
  expect(await days()).toEqual(await recounted());
});

test("while many write, the zone changes back and forth: nothing is lost or doubled, and nobody is refused", async () => {
  let isOver = false;
  let written = 0;
  const keys = ["invite", "group", "product", "ref", "x", "y", "z"];
  /** Batches of the same keys, each in another order, over two days. */
  async function write(turn: number) {
    for (let batch = 0; !isOver; batch += 1) {
      const shifted = keys.map((_, at) => keys[(at * (turn + 1) + batch) % keys.length]);
      const values = shifted.map((key, at) => `('storefront', '${key}', now() - interval '${at * 5} hours')`);
      await sequelize.query(`insert into app_opens (app, deeplink, created_at) values ${values.join(", ")}`);
      await sequelize.query(
        `insert into searches (query) values ${shifted.map((key) => `('${key}')`).join(", ")}`,
      );
      written += values.length;
    }
  }
  const writers = [0, 1, 2, 3].map(write);
  for (const [turn, name] of ["Asia/Kolkata", "UTC", "America/New_York", "Asia/Tashkent"].entries()) {
    // As at a start: partitions are looked after at the same moment.
    await Promise.all([
      align(name),
      alignDays(),
      sequelize.query("select ensure_month('searches', current_date)"),
    ]);
    if (turn === 1) await vi.waitFor(() => expect(written).toBeGreaterThan(200));
  }
  isOver = true;
  await Promise.all(writers);
  expect(await days()).toEqual(await recounted());
  expect(
    await rows(
      { section: text, n: number },
      "select section, sum(count)::int as n from event_days group by 1 order by 1",
    ),
  ).toEqual([
    { section: "opens", n: written },
    { section: "searches", n: written },
  ]);
});

test("a batch that is being written is waited for, and one that comes meanwhile waits", async () => {
  const finish = await hold(() => opened("2026-11-20 18:45:00Z"));
  const aligning = align("Asia/Kolkata");
  const late = sequelize.query(
    "insert into app_opens (app, deeplink, created_at) values ('storefront', 'invite', '2026-11-20 18:46:00Z')",
    { transaction: null },
  );
  await finish();
  await Promise.all([aligning, late]);
  expect(await days()).toEqual([invites("2026-11-21", 2)]);
});

test("who waits for a table between a writer and the count holds neither up", async () => {
  const zoneHeld = await hold(() => sequelize.query("select from event_days_zone for update"));
  const writing = sequelize.query("insert into searches (query) values ('x')", { transaction: null });
  await vi.waitFor(async () =>
    expect(
      await rows(
        {},
        "select from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into se%'",
      ),
    ).toHaveLength(1),
  );
  const dropping = sequelize
    .query("lock table searches in access exclusive mode", { transaction: null })
    .catch(String);
  await zoneHeld();
  await Promise.all([writing, align("UTC"), dropping]);
  expect(await days()).toEqual(await recounted());
});
