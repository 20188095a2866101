import { QueryTypes } from "sequelize";
import { beforeEach, expect, test } from "vitest";
import { sequelize } from "#db/sequelize.ts";
import { buildListing } from "../../../tests/factories.ts";
import { readListingStats } from "../selling/readListingStats.ts";
import { foldOldViews } from "./foldOldViews.ts";

const now = new Date("2026-11-20T10:00:00Z");
const longAgo = "1970-01-01";

beforeEach(() => sequelize.query("delete from listings"));

async function see(listingId: number, days: Record<string, number>) {
  for (const [day, views] of Object.entries(days)) {
    await sequelize.query(
      "insert into listing_views (listing_id, day, views) values ($listingId, $day, $views)",
      {
        bind: { listingId, day, views },
      },
    );
  }
}

const rowsOf = (listingId: number) =>
  sequelize.query("select day::text, views from listing_views where listing_id = $listingId order by day", {
    type: QueryTypes.SELECT,
    bind: { listingId },
  });

test("days long past become one counter, late ones join it, and the total stays what it was", async () => {
  const { id, link, ownerId } = await buildListing();
  await see(id, { "2026-05-01": 3, "2026-08-21": 4, "2026-08-22": 5, "2026-11-20": 1 });
  expect(await foldOldViews(now)).toBe(2);
  const kept = [
    { day: "2026-08-22", views: 5 },
    { day: "2026-11-20", views: 1 },
  ];
  expect(await rowsOf(id)).toEqual([{ day: longAgo, views: 7 }, ...kept]);

  await see(id, { "2026-05-02": 10 });
  expect(await foldOldViews(now)).toBe(1);
  expect(await rowsOf(id)).toEqual([{ day: longAgo, views: 17 }, ...kept]);
  expect(await foldOldViews(now)).toBe(0);
  const { text } = await readListingStats(ownerId, link);
  expect(JSON.parse(text)).toMatchObject({ totals: { views: 23 } });
});

test("three workers at once count every view once", async () => {
  const listings = await Promise.all(Array.from({ length: 12 }, () => buildListing()));
  const days = Object.fromEntries(
    Array.from({ length: 40 }, (_, day) => [`2026-0${(day % 5) + 1}-${10 + (day % 18)}`, 2]),
  );
  for (const { id } of listings) await see(id, days);
  const folded = await Promise.all([foldOldViews(now), foldOldViews(now), foldOldViews(now)]);
  const count = Object.keys(days).length;
  // What another worker held is left for its own batch, or for the next run.
  const rest = await foldOldViews(now);
  expect(folded.reduce((sum, part) => sum + part, rest)).toBe(listings.length * count);
  for (const { id } of listings) expect(await rowsOf(id)).toEqual([{ day: longAgo, views: 2 * count }]);
});
