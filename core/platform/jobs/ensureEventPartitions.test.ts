import { QueryTypes } from "sequelize";
import { beforeEach, expect, test } from "vitest";
import { number, rows, text } from "#db/rows.ts";
import { sequelize } from "#db/sequelize.ts";
import { captureLog } from "../../../tests/captureLog.ts";
import { ensureEventPartitions } from "./dropOldEvents.ts";
import { eventTables } from "./eventTables.ts";

captureLog();

const searches = () => sequelize.query("select * from searches order by id", { type: QueryTypes.SELECT });
const partitionsOf = async (table: string) =>
  (
    await rows(
      { name: text },
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = '${table}'::regclass order by 1`,
    )
  ).map(({ name }) => name);
const monthOf = (ahead: number) => {
  const now = new Date();
  const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead));
  return date.toISOString().slice(0, 7).replace("-", "");
};

// As when no worker has run for months: only the defaults are there.
beforeEach(async () => {
  for (const table of eventTables) {
    for (const name of await partitionsOf(table)) {
      if (!name.endsWith("_default")) await sequelize.query(`drop table ${name}`);
    }
    await sequelize.query(`truncate ${table}`);
  }
});

test("events that had to lie in a default partition move to their month and are all there", async () => {
  await sequelize.query(`
    insert into searches (user_id, query) values (1, 'divan'), (2, 'stol');
    insert into searches (query, created_at) values
      ('edge', date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'),
      ('long ago', now() - interval '5 years')`);
  const before = await searches();

  await ensureEventPartitions();

  expect(await searches()).toEqual(before);
  expect(
    await rows(
      { place: text, n: number },
      "select tableoid::regclass::text as place, count(*)::int as n from searches group by 1 order by 1",
    ),
  ).toEqual([
    { place: `searches_${monthOf(0)}`, n: 3 },
    { place: "searches_default", n: 1 },
  ]);
  await sequelize.query("insert into searches (query) values ('next')");
  const [next] = await rows({ id: number }, "select id from searches where query = 'next'");
  expect(next?.id).toBeGreaterThan(Number((before.at(-1) as { id: number }).id));
  const [index] = await rows(
    { n: number },
    `select count(*)::int as n from pg_index where indrelid = 'searches_${monthOf(0)}'::regclass and indisprimary`,
  );
  expect(index?.n).toBe(1);
});

test("people who write at the same moment are neither refused nor lost", async () => {
  await sequelize.query(
    "insert into events (name, app) select 'old', 'classifieds' from generate_series(1, 2000)",
  );
  let isOver = false;
  let written = 0;
  const write = async () => {
    while (!isOver) {
      await sequelize.query("insert into events (name, app) values ('new', 'classifieds')");
      written += 1;
    }
  };
  const writers = [write(), write(), write()];
  await Promise.all([ensureEventPartitions(), ensureEventPartitions()]);
  isOver = true;
  await Promise.all(writers);
  expect(await rows({ n: number }, "select count(*)::int as n from events")).toEqual([{ n: 2000 + written }]);
  expect(await rows({ n: number }, "select count(*)::int as n from events_default")).toEqual([{ n: 0 }]);
});

test("a table that can't be mended doesn't keep the others from their months, and the job says so", async () => {
  // A table of that name that is no partition is in the way.
  await sequelize.query(`create table events_${monthOf(1)} (x integer)`);
  await expect(ensureEventPartitions()).rejects.toThrow();
  await sequelize.query(`drop table events_${monthOf(1)}`);
  for (const table of eventTables.slice(1)) {
    expect(await partitionsOf(table)).toContain(`${table}_${monthOf(2)}`);
  }
  await ensureEventPartitions();
  expect(await partitionsOf("events")).toContain(`events_${monthOf(2)}`);
});
