import { expect, test } from "vitest";
import { sequelize } from "#db/sequelize.ts";
import { isDatabaseAway } from "./isDatabaseAway.ts";
import { isRefusedForGood } from "./isRefusedForGood.ts";

const thrownBy = (sql: string) => sequelize.query(sql).catch((error: unknown) => error);

test.each([
  ["half a letter in JSON", `select '"\\ud83d"'::jsonb`],
  ["a number that is none, which says ECONNRESET", "select 'ECONNRESET'::integer"],
  ["a number out of range", "select 30000::smallint * 30000::smallint"],
  [
    "a key that is taken",
    "do $$ begin create temp table keyed (id integer primary key); insert into keyed values (1), (1); end $$",
  ],
])("%s is refused for good", async (_, sql) => {
  const error = await thrownBy(sql);
  expect(isRefusedForGood(error)).toBe(true);
  expect(isDatabaseAway(error)).toBe(false);
});

test("a database that goes away, and a statement that makes no sense, are something else", async () => {
  const odd = await thrownBy("select nothing from nowhere");
  expect([isRefusedForGood(odd), isDatabaseAway(odd)]).toEqual([false, false]);
  const gone = await thrownBy("select pg_terminate_backend(pg_backend_pid())");
  expect([isRefusedForGood(gone), isDatabaseAway(gone)]).toEqual([false, true]);
  for (const other of [new Error("23505"), undefined, "22P02"]) expect(isRefusedForGood(other)).toBe(false);
});

const told = (code: string) => Object.assign(new Error("said so"), { code });

test.each([
  "08001",
  "08003",
  "08004",
  "08006",
  "08P01",
  "53100",
  "53200",
  "53300",
  "53400",
  "57P01",
  "57P05",
  "58030",
  "25006",
])("a server that says %s can't serve now", (code) => {
  expect([isDatabaseAway(told(code)), isRefusedForGood(told(code))]).toEqual([true, false]);
});

test.each(["57014", "55P03", "40001", "42601", "XX000"])("%s is no absence", (code) => {
  expect([isDatabaseAway(told(code)), isRefusedForGood(told(code))]).toEqual([false, false]);
});
