import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sequelize } from "#db/sequelize.ts";
import { buildListing } from "../../../tests/factories.ts";
import { keepReady } from "./keepReady.ts";
import { isUnchangedSince } from "./marketChanges.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** Long enough that nothing can still be under way. */
async function quieten(): Promise<void> {
  await isUnchangedSince(0);
  later(3000);
}

let turn = 0;
/** An answer of listings under a key of its own, with how often it was made. */
function answer() {
  turn += 1;
  const key = `of listings ${turn}`;
  const make = vi.fn(async () => String(make.mock.calls.length));
  return { make, get: async () => (await keepReady(key, make, { ofListings: true })).text };
}

test("while no listing changes, an answer of listings is kept for five seconds", async () => {
  await quieten();
  const { make, get } = answer();
  for (let second = 0; second < 4; second += 1) {
    expect(await get()).toBe("1");
    later(1200);
  }
  later(300);
  expect(await get()).toBe("2");
  expect(make).toHaveBeenCalledTimes(2);
});

test("a listing that comes, changes or goes is in the next answer after a second", async () => {
  const listing = await buildListing();
  const changes = [
    () => buildListing(),
    () => listing.update({ price: 77, priceSum: 77 }),
    () => listing.update({ status: "closed" }),
    () =>
      sequelize.query("update listings set status = 'active' where id = $id", { bind: { id: listing.id } }),
  ];
  for (const change of changes) {
    await quieten();
    const { get } = answer();
    expect(await get()).toBe("1");
    later(900);
    await change();
    later(101);
    expect(await get()).toBe("2");
  }
});

test("what was read while a change was under way is kept for a second only", async () => {
  const listing = await buildListing();
  await quieten();
  const transaction = await sequelize.transaction();
  await sequelize.query("update listings set status = 'closed' where id = $id", {
    transaction,
    bind: { id: listing.id },
  });
  await isUnchangedSince(0);
  later(300);
  const { get } = answer();
  expect(await get()).toBe("1");
  await transaction.commit();
  later(1001);
  expect(await get()).toBe("2");
});

test("who asks at once is answered by one look and one new answer", async () => {
  await quieten();
  const { make, get } = answer();
  await get();
  await buildListing();
  later(1001);
  expect(await Promise.all([get(), get(), get()])).toEqual(["2", "2", "2"]);
  expect(make).toHaveBeenCalledTimes(2);
});
