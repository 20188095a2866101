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
