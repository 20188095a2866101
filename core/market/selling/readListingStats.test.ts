import { beforeAll, expect, test } from "vitest";
import { STATS_DAYS } from "#contract/limits.ts";
import { reportDay } from "#core/platform/time/reportDay.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildConnection, buildFavourite, buildListing, buildUser } from "../../../tests/factories.ts";
import { startTestApi, type TestApi } from "../../../tests/testApi.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

interface Numbers {
  views: number;
  contacts: number;
  favourites: number;
}
interface Stats {
  days: (Numbers & { day: string })[];
  totals: Numbers;
  expiresAt: string | null;
}
const ask = (as: number, link: string) => api.ask<Stats>(`/api/user/telegram/products/${link}/stats`, { as });

const none = { views: 0, contacts: 0, favourites: 0 };
const dayBack = (days: number) => reportDay(new Date(Date.now() - days * 86_400_000));
/** Noon of that day in Tashkent. */
const noonBack = (days: number) => new Date(`${dayBack(days)}T12:00:00+05:00`);

test("thirty days up to today, empty ones as zeros, and totals of all time", async () => {
  const listing = await buildListing();
  const { id: listingId, ownerId, link } = listing;
  for (const [back, views] of [
    [0, 5],
    [29, 7],
    [30, 100],
  ] as const) {
    await sequelize.query(
      "insert into listing_views (listing_id, day, views) values ($listingId, $day, $views)",
      {
        bind: { listingId, day: dayBack(back), views },
      },
    );
  }
  for (const back of [1, 1, 40]) await buildConnection({ listingId, createdAt: noonBack(back) });
  await buildFavourite({ listingId, createdAt: noonBack(2) });
  await buildFavourite({ listingId, createdAt: noonBack(50) });

  const { status, body } = await ask(ownerId, link);
  expect(status).toBe(200);
  const expected = Array.from({ length: STATS_DAYS }, (_, index) => ({
    day: dayBack(STATS_DAYS - 1 - index),
    ...none,
  }));
  Object.assign(expected[0]!, { views: 7 });
  Object.assign(expected.at(-3)!, { favourites: 1 });
  Object.assign(expected.at(-2)!, { contacts: 2 });
  Object.assign(expected.at(-1)!, { views: 5 });
  expect(body.days).toEqual(expected);
  expect(body.totals).toEqual({ views: 112, contacts: 3, favourites: 2 });
  expect(body.expiresAt).toBe(listing.expiresAt?.toISOString());
});

test("a day begins at midnight of Tashkent", async () => {
  const { id: listingId, ownerId, link } = await buildListing();
  const midnight = new Date(`${dayBack(3)}T00:00:00+05:00`).getTime();
  await buildConnection({ listingId, createdAt: new Date(midnight - 1) });
  await buildConnection({ listingId, createdAt: new Date(midnight) });
  const { days } = (await ask(ownerId, link)).body;
  expect(days.filter(({ contacts }) => contacts > 0)).toEqual([
    { ...none, day: dayBack(4), contacts: 1 },
    { ...none, day: dayBack(3), contacts: 1 },
  ]);
});

test("only the owner is told, of a listing in any state; one without anything has zeros", async () => {
  const { ownerId, link } = await buildListing({ status: "pending" });
  expect((await ask((await buildUser()).id, link)).status).toBe(404);
  expect((await ask((await buildUser({ isAdmin: true })).id, link)).status).toBe(404);
  const { body } = await ask(ownerId, link);
  expect([body.totals, body.expiresAt, body.days.length]).toEqual([none, null, STATS_DAYS]);
});
