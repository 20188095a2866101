import { expect, onTestFinished, test } from "vitest";
import { config } from "#config";
import { setFlag } from "#core/desk/flags/setFlag.ts";
import { startDyingServer } from "../tests/startDyingServer.ts";
import { Flag } from "./models/Flag.ts";
import { POOL_SIZE } from "./poolSize.ts";
import { read } from "./readPool.ts";
import { number, rows, text } from "./rows.ts";
import { afterCommit, sequelize, transact } from "./sequelize.ts";

test("a connection that is lost as soon as it stands is told by its first statement, and ends no process", async () => {
  const { DATABASE_URL } = config;
  onTestFinished(() => void Object.assign(config, { DATABASE_URL }));
  Object.assign(config, { DATABASE_URL: await startDyingServer() });
  // More at once than the connections that rest, so that some are opened.
  const asked = await Promise.allSettled(Array.from({ length: POOL_SIZE }, () => Flag.count()));
  expect(asked.map(({ status }) => status)).toContain("rejected");
});

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
    expect(await read({ count: number }, count, ["READ_SCOPE_TEST"])).toEqual([{ count: 1 }]);
  });
  await Flag.destroy({ where: { key: "READ_SCOPE_TEST" } });
});

/** Somebody who does `work` with the flags in turn, waiting for the others before the second, at the first try. */
async function crossing(
  keys: readonly string[],
  together: () => Promise<void>,
  note: (what: string) => void,
) {
  await transact(async () => {
    note("begun");
    await afterCommit(async () => note("committed"));
    for (const key of keys) {
      const flag = await Flag.findByPk(key, { lock: true, rejectOnEmpty: true });
      // A rule within a rule isn't done again by itself.
      await transact(() => flag.update({ data: Number(flag.data) + 1 }));
      if (key === keys[0]) await together();
    }
  });
}

test("the victim of a deadlock is done again, whole, and tells of its commit once", async () => {
  await Flag.bulkCreate(["DEADLOCK_A", "DEADLOCK_B"].map((key) => ({ key, data: 0 })));
  const noted: string[] = [];
  let waiting = 2;
  let release = () => {};
  const both = new Promise<void>((resolve) => {
    release = resolve;
  });
  const together = async () => {
    waiting -= 1;
    if (waiting === 0) release();
    await both;
  };
  const note = (what: string) => noted.push(what);
  await Promise.all([
    crossing(["DEADLOCK_A", "DEADLOCK_B"], together, note),
    crossing(["DEADLOCK_B", "DEADLOCK_A"], together, note),
  ]);
  // PostgreSQL chooses one of them, on a busy machine both.
  const begun = noted.filter((what) => what === "begun");
  expect(begun.length).toBeGreaterThan(2);
  expect(noted.toSorted()).toEqual([...begun, "committed", "committed"]);
  const flags = await Flag.findAll({ where: { key: ["DEADLOCK_A", "DEADLOCK_B"] } });
  expect(flags.map(({ data }) => data)).toEqual([2, 2]);
});

const raising = (code: string) => sequelize.query(`do $$ begin raise exception sqlstate '${code}'; end $$`);

test.each([
  ["40001", 3],
  ["40P01", 3],
  ["23505", 1],
])("what fails with %s for good is tried %i times", async (code, tries) => {
  let tried = 0;
  const failing = transact(async () => {
    tried += 1;
    await raising(code);
  });
  await expect(failing).rejects.toMatchObject({ parent: { code } });
  expect(tried).toBe(tries);
});

test("what is kept isn't done again, whatever comes after it", async () => {
  let tried = 0;
  const kept = transact(async () => {
    tried += 1;
    await setFlag("KEPT_TEST", tried);
    await afterCommit(async () => {
      await raising("40P01");
    });
  });
  await expect(kept).rejects.toMatchObject({ parent: { code: "40P01" } });
  expect(tried).toBe(1);
  expect((await Flag.findByPk("KEPT_TEST"))?.data).toBe(1);
});

test("big integers come back as numbers", async () => {
  const [row] = await rows({ id: number }, "select 5000000001::bigint as id");
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
  const [row] = await rows({ normal: text }, "select search_normal($1) as normal", [words]);
  expect(row?.normal).toBe(normal);
});

test("a word as long as a listing is read in no time", async () => {
  const [row] = await rows({ length: number }, "select length(search_normal(repeat('щч', 4000))) as length");
  expect(row?.length).toBe(16_000);
});
