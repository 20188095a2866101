import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { categoryIndex } from "#core/market/categories/categoryIndex.ts";
import { askedParameters } from "#core/market/lists/askedParameters.ts";
import { CategoryParameter } from "#db/models/CategoryParameter.ts";
import { Flag } from "#db/models/Flag.ts";
import { POOL_SIZE } from "#db/poolSize.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { readNumber } from "../flags/flags.ts";
import { BRIEFLY, rememberBriefly } from "./keepBriefly.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.now() + BRIEFLY + 1);
});
afterEach(() => {
  vi.useRealTimers();
});

test("who asks within a second shares one load, and a failed one isn't remembered", async () => {
  const load = vi.fn(async () => load.mock.calls.length);
  const get = rememberBriefly(load);
  load.mockRejectedValueOnce(new Error("away"));
  await expect(get()).rejects.toThrow("away");
  expect(await Promise.all([get(), get()])).toEqual([2, 2]);
  vi.setSystemTime(Date.now() + BRIEFLY + 1);
  expect(await get()).toBe(3);
});

const parameter = await CategoryParameter.findOne({ where: { type: "ENUM" }, rejectOnEmpty: true });
const shared = [
  { what: "categories", get: async () => (await categoryIndex()).pathTo(parameter.categoryId).length },
  { what: "flags", get: () => readNumber("NOT_THERE", 7) },
  {
    what: "parameters",
    get: async () =>
      (await askedParameters({ p: { [parameter.id]: parameter.optionsRu } }, await categoryIndex())).length,
  },
];

test.each(shared)(
  "transactions that hold all connections get the $what that another waits for",
  async ({ get }) => {
    const open = await Promise.all(Array.from({ length: POOL_SIZE }, () => sequelize.transaction()));
    try {
      const outside = get();
      expect(await get()).toBe(await outside);
    } finally {
      await Promise.all(open.map((transaction) => transaction.rollback()));
    }
  },
);

test("what a transaction hasn't committed isn't remembered for others", async () => {
  await expect(
    transact(async () => {
      await Flag.create({ key: "HALF_DONE", data: 1 });
      expect(await readNumber("HALF_DONE", 7)).toBe(7);
      throw new Error("changed its mind");
    }),
  ).rejects.toThrow("changed its mind");
  expect(await readNumber("HALF_DONE", 7)).toBe(7);
});
