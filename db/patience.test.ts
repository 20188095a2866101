import { expect, test } from "vitest";
import { isDatabaseAway } from "#core/platform/errors/isDatabaseAway.ts";
import { Flag } from "./models/Flag.ts";
import { patience } from "./patience.ts";
import { read, readInSpareTime } from "./readPool.ts";
import { number, rows, text } from "./rows.ts";
import { sequelize, transact } from "./sequelize.ts";

const slow = "select pg_sleep(60)::text as slept";
const slept = { slept: text };
const thrownBy = (work: () => Promise<unknown>) => patience.run(100, work).then(String, (error) => error);

test.each([
  ["a model's statement", () => rows(slept, slow)],
  ["a hot read", () => read(slept, { text: slow }, [])],
  ["a hot read inside a transaction", () => transact(() => read(slept, { text: slow }, []))],
])("%s that takes longer than somebody waits is given up, as if the database were away", async (_, work) => {
  expect(isDatabaseAway(await thrownBy(work))).toBe(true);
});

test("a transaction in which a statement was given up is undone, and the next has a connection of its own", async () => {
  const gone = await thrownBy(() =>
    transact(async () => {
      await Flag.create({ key: "GIVEN_UP", data: 1 });
      await rows(slept, slow);
    }),
  );
  expect(isDatabaseAway(gone)).toBe(true);
  const others = Array.from({ length: 20 }, () => Flag.count({ where: { key: "GIVEN_UP" } }));
  expect(new Set(await Promise.all(others))).toEqual(new Set([0]));
});

test("what nobody waits for isn't given up, on the same connections", async () => {
  const brief = "select pg_sleep(0.3), 1 as one";
  await sequelize.query(brief);
  expect(await read({ one: number }, { text: "select 1 as one from pg_sleep(0.3)" }, [])).toEqual([
    { one: 1 },
  ]);
});

test("a connection that broke in the middle of a long read isn't given to the next", async () => {
  const broken = readInSpareTime({}, "select pg_terminate_backend(pg_backend_pid())", []);
  await expect(broken).rejects.toThrow();
  expect(await readInSpareTime({ one: number }, "select 1 as one", [])).toEqual([{ one: 1 }]);
});
