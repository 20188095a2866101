import { QueryTypes } from "sequelize";
import { afterEach, expect, test, vi } from "vitest";
import { flushBuffers } from "#core/platform/events/buffers.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildListing } from "../../../tests/factories.ts";
import { recordView } from "./readListing.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("a view belongs to the day that it is in Tashkent, and a new day counts anew", async () => {
  const { id } = await buildListing();
  vi.useFakeTimers({ toFake: ["Date"] });
  for (const moment of ["2026-11-20T18:59:00Z", "2026-11-20T18:59:30Z", "2026-11-20T19:00:00Z"]) {
    vi.setSystemTime(moment);
    await recordView({ listingId: id, userId: undefined, address: "10.0.0.1" });
  }
  await flushBuffers();
  const days = await sequelize.query(
    "select day::text, views from listing_views where listing_id = $id order by day",
    { type: QueryTypes.SELECT, bind: { id } },
  );
  expect(days).toEqual([
    { day: "2026-11-20", views: 1 },
    { day: "2026-11-21", views: 1 },
  ]);
});
