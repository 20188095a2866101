import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { number, rows } from "#db/rows.ts";
import { sequelize } from "#db/sequelize.ts";
import { BATCH_ROWS, createRowBuffer, FLUSH_MS, KEPT_ROWS } from "./createRowBuffer.ts";

beforeAll(async () => {
  await sequelize.query("create table stored (number integer check (number >= 0))");
});

/** Their own time passes for buffers; the database's is real. */
const lapse = (ms: number) => vi.advanceTimersByTime(ms);
afterEach(() => void vi.useRealTimers());

const insert = (rows: readonly { number: number }[]) =>
  sequelize.query("insert into stored select number from json_to_recordset($rows) as row(number integer)", {
    bind: { rows: JSON.stringify(rows) },
    transaction: null,
  });
const stored = async () => {
  const found = await rows({ number }, "select number from stored order by number");
  await sequelize.query("delete from stored");
  return found.map(({ number }) => number);
};

test("rows are written after half a second, many of them in one statement", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const batches: number[] = [];
  const buffer = createRowBuffer<{ number: number }>("test", (rows) => {
    batches.push(rows.length);
    return insert(rows);
  });
  for (let number = 0; number < 3; number += 1) buffer.add({ number });
  // In milliseconds: who is killed is promised to lose less than a second.
  lapse(499);
  expect([batches, buffer.size()]).toEqual([[], 3]);
  lapse(1);
  expect([batches, buffer.size()]).toEqual([[3], 0]);
  await buffer.flush();
  expect(await stored()).toEqual([0, 1, 2]);

  for (let number = 0; number < BATCH_ROWS * 2 + 1; number += 1) buffer.add({ number });
  await buffer.flush();
  expect(batches).toEqual([3, BATCH_ROWS, BATCH_ROWS, 1]);
  expect(await stored()).toHaveLength(BATCH_ROWS * 2 + 1);
});

test("rows that come during a write wait for their own time, and a flush writes them too", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const batches: number[] = [];
  let finish = () => {};
  const buffer = createRowBuffer<{ number: number }>("test", async (rows) => {
    batches.push(rows.length);
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
  });
  buffer.add({ number: 0 });
  const first = buffer.flush();
  for (let number = 1; number < 4; number += 1) buffer.add({ number });
  finish();
  await first;
  expect([batches, buffer.size()]).toEqual([[1], 3]);
  lapse(FLUSH_MS - 1);
  expect(batches).toEqual([1]);
  lapse(1);
  expect(batches).toEqual([1, 3]);

  buffer.add({ number: 4 });
  const last = Promise.all([buffer.flush(), buffer.flush()]);
  finish();
  await vi.waitFor(() => expect(batches).toEqual([1, 3, 1]));
  finish();
  await last;
  expect([batches, buffer.size()]).toEqual([[1, 3, 1], 0]);
});

test("while the database is away rows wait, and are written when it is back", async () => {
  let isAway = true;
  const buffer = createRowBuffer<{ number: number }>("test", (rows) =>
    isAway ? Promise.reject(new Error("connection refused")) : insert(rows),
  );
  buffer.add({ number: 1 });
  await expect(buffer.flush()).rejects.toThrow("refused");
  buffer.add({ number: 2 });
  expect(buffer.size()).toBe(2);
  isAway = false;
  await buffer.flush();
  expect(await stored()).toEqual([1, 2]);
});

test("a row that can't be stored doesn't hold up the others", async () => {
  const buffer = createRowBuffer("test", insert);
  for (const number of [1, -1, 2]) buffer.add({ number });
  await buffer.flush();
  expect([buffer.size(), await stored()]).toEqual([0, [1, 2]]);
});

test("beyond what it may keep the oldest rows are given up", async () => {
  const buffer = createRowBuffer<{ number: number }>("test", () => Promise.reject(new Error("away")));
  buffer.add({ number: 0 });
  await expect(buffer.flush()).rejects.toThrow();
  for (let number = 1; number < KEPT_ROWS + 10; number += 1) buffer.add({ number });
  expect(buffer.size()).toBeLessThanOrEqual(KEPT_ROWS);
  expect(buffer.size()).toBeGreaterThan(KEPT_ROWS - BATCH_ROWS);
});

test("rows added inside a transaction are written whether or not it is taken back", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const buffer = createRowBuffer("test", insert);
  await sequelize
    .transaction(async () => {
      buffer.add({ number: 7 });
      throw new Error("taken back");
    })
    .catch(() => {});
  lapse(FLUSH_MS);
  expect(buffer.size()).toBe(0);
  await buffer.flush();
  expect(await stored()).toEqual([7]);
});
