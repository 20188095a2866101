import { afterEach, expect, test, vi } from "vitest";
import { randomOf } from "#db/seeds/demo/random.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildListing, buildPromotion } from "../../../tests/factories.ts";
import { chooseTopUps, recordPromotedViews } from "./topUps.ts";

afterEach(() => {
  vi.useRealTimers();
});

const country = { level: "country", id: 0 } as const;
const anywhere = { place: country, after: undefined, shown: [], viewerId: undefined };

/** What runs is read again when it is older than this. */
const pass = (ms: number) => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });
};

test("those with the fewest promoted views for what they paid are chosen, in every place", async () => {
  const random = randomOf("top ups");
  const made: { listingId: number; regionId: number; share: number; promotionId: number }[] = [];
  for (let index = 0; index < 40; index += 1) {
    const regionId = random.pick([1, 2, 3]);
    const { id: listingId } = await buildListing({ regionId, cityId: null, districtId: null });
    const viewMultiply = random.pick([5, 10, 25]);
    const { id: promotionId } = await buildPromotion({ listingId, type: "TopUp", viewMultiply });
    const views = random.int(0, 30);
    await sequelize.query("insert into promotion_views values ($promotionId, $views)", {
      bind: { promotionId, views },
    });
    made.push({ listingId, regionId, share: views / viewMultiply, promotionId });
  }
  pass(10_000);
  const shown = made.slice(0, 5).map(({ listingId }) => listingId);
  for (const [place, count] of [
    [country, 1],
    [country, 7],
    [country, 60],
    [{ level: "region", id: 2 }, 5],
    [{ level: "district", id: 1 }, 5],
  ] as const) {
    const expected = made
      .filter(
        ({ regionId, listingId }) =>
          (place === country || (place.level === "region" && regionId === place.id)) &&
          !shown.includes(listingId),
      )
      .toSorted((one, other) => one.share - other.share || one.promotionId - other.promotionId)
      .slice(0, count);
    const chosen = await chooseTopUps({ ...anywhere, place, shown, count });
    expect(chosen.map(({ listingId }) => listingId)).toEqual(expected.map(({ listingId }) => listingId));
  }
});

test("views that aren't written yet still count when what runs is read again", async () => {
  const { id: listingId } = await buildListing({ regionId: 4, cityId: null, districtId: null });
  await buildPromotion({ listingId, type: "TopUp", viewMultiply: 5 });
  const place = { level: "region", id: 4 } as const;
  const viewsOf = async () =>
    (await chooseTopUps({ ...anywhere, place, count: 1 })).map(({ views }) => views);
  pass(20_000);
  for (const userId of [1, 2]) await recordPromotedViews([listingId], { userId, address: "" });
  expect(await viewsOf()).toEqual([2]);
  pass(20_000);
  expect(await viewsOf()).toEqual([2]);
});

test("what ran a moment ago is shown while it is read again, but not what ran long ago", async () => {
  const place = { level: "region", id: 5 } as const;
  const there = async () =>
    (await chooseTopUps({ ...anywhere, place, count: 9 })).map(({ listingId }) => listingId);
  pass(40_000);
  expect(await there()).toEqual([]);
  const { id } = await buildListing({ regionId: 5, cityId: null, districtId: null });
  await buildPromotion({ listingId: id, type: "TopUp", viewMultiply: 5 });
  pass(2000);
  expect(await there()).toEqual([]);
  await expect.poll(there).toEqual([id]);
  await sequelize.query("update promotions set ended_at = now() where listing_id = $id", { bind: { id } });
  pass(10_000);
  expect(await there()).toEqual([]);
});
