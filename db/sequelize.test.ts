import { QueryTypes } from "sequelize";
import { expect, test } from "vitest";
import { setFlag } from "#core/flags/setFlag.ts";
import { Flag } from "./models/Flag.ts";
import { read } from "./readPool.ts";
import { sequelize, transact } from "./sequelize.ts";

test("queries inside a transaction join it by themselves, rules with a transaction of their own too", async () => {
  const failing = transact(async () => {
    await setFlag("SCOPE_TEST", true);
    expect(await Flag.count({ where: { key: "SCOPE_TEST" } })).toBe(1);
    throw new Error("undo");
  });
  await expect(failing).rejects.toThrow("undo");
  expect(await Flag.count({ where: { key: "SCOPE_TEST" } })).toBe(0);
});

test("hot reads see what their own transaction has written, and nobody else does", async () => {
  const count = { name: "count_scope_test", text: "select count(*)::int as count from flags where key = $1" };
  await transact(async () => {
    await setFlag("READ_SCOPE_TEST", 1);
    expect(await read(count, ["READ_SCOPE_TEST"])).toEqual([{ count: 1 }]);
  });
  await Flag.destroy({ where: { key: "READ_SCOPE_TEST" } });
});

test("big integers come back as numbers", async () => {
  const [row] = await sequelize.query<{ id: number }>("select 5000000001::bigint as id", {
    type: QueryTypes.SELECT,
  });
  expect(row?.id).toBe(5_000_000_001);
});

test.each([
  ["Холодильник", "holodilnik"],
  ["Oʻzbekiston", "ozbekiston"],
  ["O'zbekiston", "ozbekiston"],
  ["Ўзбекистон", "ozbekiston"],
  ["Gʻisht", "gisht"],
  ["Ғишт", "gisht"],
  ["Ёлка ЁЛКА", "elka elka"],
  ["xolodilnik", "holodilnik"],
  ["Qozon қозон", "kozon kozon"],
  ["iPhone 11 PRO", "iphone 11 pro"],
  ["Касса", "kasa"],
  ["Cobalt", "kobalt"],
  ["Chevrolet Lacetti", "chevrolet laseti"],
])("%s reads as %s", async (words, normal) => {
  const [row] = await sequelize.query<{ normal: string }>("select search_normal($1) as normal", {
    type: QueryTypes.SELECT,
    bind: [words],
  });
  expect(row?.normal).toBe(normal);
});

test("a word as long as a listing is read in no time", async () => {
  const [row] = await sequelize.query<{ length: number }>(
    "select length(search_normal(repeat('щч', 4000))) as length",
    { type: QueryTypes.SELECT },
  );
  expect(row?.length).toBe(16_000);
});
