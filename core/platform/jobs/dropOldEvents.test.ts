import { beforeEach, expect, test } from "vitest";
import { number, rows, text } from "#db/rows.ts";
import { sequelize } from "#db/sequelize.ts";
import { captureLog } from "../../../tests/captureLog.ts";
import { hold } from "../../../tests/hold.ts";
import { dropOldEvents, ensureEventPartitions, KEPT_MONTHS } from "./dropOldEvents.ts";
import { eventTables } from "./eventTables.ts";

captureLog();

const monthsOf = async (table: string) =>
  (
    await rows(
      { name: text },
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = '${table}'::regclass order by 1`,
    )
  ).map(({ name }) => name);

/** A moment as SQL: so many months before this one's beginning, and a bit. */
const monthsAgo = (months: number, bit = "0") =>
  `(date_trunc('month', now() at time zone 'UTC') - interval '${months} months' + interval '${bit}') at time zone 'UTC'`;
const nameOf = async (table: string, months: number) =>
  (
    await rows(
      { name: text },
      `select '${table}_' || to_char(${monthsAgo(months)} at time zone 'UTC', 'YYYYMM') as name`,
    )
  )[0]!.name;

/** The month of what is as old as may be kept, seen from today. */
const OLDEST = KEPT_MONTHS;

beforeEach(async () => {
  await ensureEventPartitions();
  for (const table of eventTables) {
    for (const months of [OLDEST + 3, OLDEST + 1, OLDEST]) {
      await sequelize.query(
        `select ensure_month('${table}', (${monthsAgo(months)} at time zone 'UTC')::date)`,
      );
    }
  }
  await sequelize.query("truncate searches, event_days");
});

test("months go whole once all of them is older than thirteen months, their counts by day stay", async () => {
  await sequelize.query(`
    insert into searches (query, created_at) values
      ('older by months', ${monthsAgo(OLDEST + 3, "3 days")}),
      ('just over', ${monthsAgo(OLDEST, "-1 second")}),
      ('just kept', ${monthsAgo(OLDEST)}),
      ('now', now())`);
  await dropOldEvents();
  expect(await rows({ query: text }, "select query from searches order by created_at")).toEqual([
    { query: "just kept" },
    { query: "now" },
  ]);
  for (const table of eventTables) {
    const months = await monthsOf(table);
    expect(months).not.toContain(await nameOf(table, OLDEST + 3));
    expect(months).not.toContain(await nameOf(table, OLDEST + 1));
    for (const kept of [OLDEST, 0, -1]) expect(months).toContain(await nameOf(table, kept));
    expect(months).toContain(`${table}_default`);
  }
  expect(
    await rows({ n: number }, "select sum(count)::int as n from event_days where section = 'searches'"),
  ).toEqual([{ n: 4 }]);
  // Once more does nothing.
  const before = await monthsOf("searches");
  await dropOldEvents();
  expect(await monthsOf("searches")).toEqual(before);
});

test("what no month fitted and is too old goes as well, however much it is", async () => {
  await sequelize.query(`
    insert into searches (query, created_at) select 'old', ${monthsAgo(OLDEST + 10)} from generate_series(1, 5001);
    insert into searches (query, created_at) values ('far ahead', now() + interval '2 years')`);
  expect(await rows({ n: number }, "select count(*)::int as n from searches_default")).toEqual([{ n: 5002 }]);
  await dropOldEvents();
  expect(await rows({ query: text }, "select query from searches_default")).toEqual([{ query: "far ahead" }]);
});

test("somebody who reads for long puts the month off and holds up no other table, and no writer for long", async () => {
  const release = await hold(() => sequelize.query("select count(*) from events"));
  const old = await nameOf("events", OLDEST + 1);
  const refused = expect(dropOldEvents()).rejects.toThrow(/lock timeout/);
  await sequelize.query("insert into events (name, app) values ('meanwhile', 'classifieds')", {
    transaction: null,
  });
  await refused;
  await release();
  expect(await monthsOf("events")).toContain(old);
  expect(await monthsOf("shares")).not.toContain(await nameOf("shares", OLDEST + 1));
  await dropOldEvents();
  expect(await monthsOf("events")).not.toContain(old);
});
