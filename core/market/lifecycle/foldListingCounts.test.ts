import { beforeEach, expect, test } from "vitest";
import type { ListingFilters } from "#contract/listingFilters.ts";
import { City } from "#db/models/City.ts";
import { Listing } from "#db/models/Listing.ts";
import { number, rows, text } from "#db/rows.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildListing, buildUser, findLeaf, findPlace } from "../../../tests/factories.ts";
import { countListings } from "../search/countListings.ts";
import { foldListingCounts } from "./foldListingCounts.ts";

beforeEach(async () => {
  await sequelize.query("delete from listings");
  await sequelize.query("truncate listing_counts, listing_count_deltas");
});

/** Every total there is, from counters with their changes or from the listings themselves, by what it counts. */
async function totals(of: "counters" | "listings"): Promise<Record<string, number>> {
  const expanded = (source: string) => `
    select place.level, place.id as place, category.id as category, state, has_photos, change from (${source}) r
    cross join lateral (values (0, 0), (1, region_id), (2, city_id), (3, district_id)) place(level, id)
    cross join lateral (values (0), (category_1), (category_2), (category_3)) category(id)
    where place.id is not null and category.id is not null`;
  const source =
    of === "listings"
      ? expanded("select *, 1 as change from listings where status = 'active'")
      : `select place_level as level, place_id as place, category_id as category, state, has_photos, total as change
         from listing_counts union all ${expanded("select * from listing_count_deltas")}`;
  const counted = await rows(
    { key: text, total: number },
    `
    select concat_ws('|', level, place, category, state, has_photos) as key, sum(change)::integer as total
    from (${source}) s group by 1 having sum(change) <> 0 order by 1`,
  );
  return Object.fromEntries(counted.map(({ key, total }) => [key, total]));
}

/** A seeded stream of numbers from 0 to `below`. */
function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

class Undone extends Error {}

test("whatever parallel transactions do and undo, counters say what a plain count says", async () => {
  const roll = dice(20_261_122);
  const { id: ownerId } = await buildUser();
  const places = await Promise.all([0, 9, 30].map(findPlace));
  const leaves = await Promise.all([0, 20, 70].map(findLeaf));
  const build = () => {
    const { city, district } = places[roll(3)]!;
    return buildListing({
      ownerId,
      regionId: city.regionId,
      categoryId: leaves[roll(3)]!.id,
      cityId: roll(4) ? city.id : null,
      districtId: null,
      ...(roll(2) && { cityId: city.id, districtId: district.id }),
      state: roll(2) ? "New" : "Used",
      hasPhotos: roll(2) === 1,
      ...(roll(2) === 1 && { status: "pending" as const }),
    });
  };
  const made: number[] = [];
  for (let index = 0; index < 30; index += 1) made.push((await build()).id);

  const approved = { status: "active", approvedAt: new Date(), expiresAt: new Date(), rankAt: 5 } as const;
  const steps: ((ids: number[]) => Promise<unknown>)[] = [
    (ids) => Listing.update(approved, { where: { id: ids } }),
    (ids) => Listing.update({ status: "closed" }, { where: { id: ids } }),
    (ids) => Listing.update({ price: 7, priceSum: 7 }, { where: { id: ids } }),
    (ids) => Listing.update({ state: "New", hasPhotos: true }, { where: { id: ids } }),
    async (ids) => {
      const { city } = places[roll(3)]!;
      await Listing.update(
        { regionId: city.regionId, cityId: city.id, districtId: null },
        { where: { id: ids } },
      );
    },
    (ids) => Listing.destroy({ where: { id: ids.slice(0, 1) } }),
    async () => made.push((await build()).id),
  ];
  const transaction = async () => {
    const isUndone = roll(3) === 0;
    // Rows in one order, as locks on them must be taken; what is tested is that counting adds none.
    const ids = [...new Set([1, 2, 3].map(() => made[roll(made.length)]!))].sort((a, b) => a - b);
    await sequelize.transaction(async () => {
      for (let step = 0; step < 3; step += 1) await steps[roll(steps.length)]!(ids.slice(step));
      if (isUndone) throw new Undone();
    });
  };
  for (let round = 0; round < 12; round += 1) {
    const outcomes = await Promise.allSettled([
      ...Array.from({ length: 5 }, transaction),
      ...(round % 2 ? [foldListingCounts(), foldListingCounts()] : []),
    ]);
    const failures = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? outcome.reason : []));
    expect(failures.filter((reason) => !(reason instanceof Undone))).toEqual([]);
    expect(await totals("counters")).toEqual(await totals("listings"));
  }
  await foldListingCounts();
  expect(await rows({}, "select from listing_count_deltas")).toEqual([]);
  expect(await totals("counters")).toEqual(await totals("listings"));

  const sample = await Listing.findAll({ where: { status: "active" } });
  expect(sample.length).toBeGreaterThan(5);
  for (const { regionId, cityId, districtId, category_1, category_3, state, hasPhotos } of sample) {
    const narrowed = { regionId, cityId: cityId ?? undefined, districtId: districtId ?? undefined };
    for (const filters of [
      {},
      narrowed,
      { ...narrowed, categoryId: category_1 },
      { categoryId: category_3 ?? undefined, state },
      { ...narrowed, state, searchOnlyWithPhotos: hasPhotos },
    ] satisfies ListingFilters[]) {
      const counted = await countListings(filters);
      expect(counted).toEqual(await countListings({ ...filters, minPrice: 0 }));
      expect(counted.total).toBeGreaterThan(0);
    }
  }
});

test("two who approve listings of the same kind at once wait for no counter", async () => {
  const [one, two] = [await buildListing({ status: "pending" }), await buildListing({ status: "pending" })];
  const approve = (id: number) =>
    sequelize.query(
      "update listings set status = 'active', rank_at = 9, approved_at = now(), expires_at = now() where id = $id",
      { bind: { id } },
    );
  let open = 0;
  let release: () => void = () => {};
  const bothAreIn = new Promise<void>((resolve) => {
    release = resolve;
  });
  await Promise.all(
    [one.id, two.id].map((id) =>
      sequelize.transaction(async () => {
        await approve(id);
        open += 1;
        if (open === 2) release();
        // Both have counted, neither has committed: a shared counter would hold one of them here for good.
        await bothAreIn;
        await foldListingCounts();
      }),
    ),
  );
  expect(await countListings({})).toEqual({ total: 2, totalIsEstimate: false });
});

test("ten thousand rows at once leave few changes, and more than 10,000 are counted exactly", async () => {
  const { id } = await buildListing({ status: "closed" });
  const copy = (count: number) =>
    sequelize.query(
      `insert into listings (link, owner_id, status, name, description, original_lang, price, currency, price_sum,
         state, category_id, category_1, category_2, category_3, region_id, city_id, rank_at, approved_at, expires_at)
       select gen_random_uuid(), owner_id, 'active', name, description, original_lang, price, currency, price_sum,
         case when n % 2 = 0 then 'New' else 'Used' end,
         category_id, category_1, category_2, category_3, region_id, city_id, rank_at, approved_at, expires_at
       from listings, generate_series(1, $count) n where id = $id`,
      { bind: { id, count } },
    );
  await copy(10_002);
  expect(await rows({ change: number }, "select change from listing_count_deltas")).toEqual([
    { change: 5001 },
    { change: 5001 },
  ]);
  expect(await countListings({})).toEqual({ total: 10_002, totalIsEstimate: false });
  await foldListingCounts();
  expect(await countListings({ state: "New" })).toEqual({ total: 5001, totalIsEstimate: false });

  await Listing.destroy({ where: { state: "New" } });
  expect(await countListings({})).toEqual({ total: 5001, totalIsEstimate: false });
  await sequelize.query("delete from listings");
  expect(await countListings({})).toEqual({ total: 0, totalIsEstimate: false });
});

test("a fold that is undone loses nothing", async () => {
  await buildListing();
  await expect(
    sequelize.transaction(async () => {
      expect(await foldListingCounts()).toBe(1);
      throw new Undone();
    }),
  ).rejects.toThrow(Undone);
  expect(await totals("counters")).toEqual(await totals("listings"));
  expect(await foldListingCounts()).toBe(1);
  expect(await totals("counters")).toEqual(await totals("listings"));
  expect(await foldListingCounts()).toBe(0);
});

test("places that don't lie in each other have nothing", async () => {
  const { city, district } = await findPlace(5);
  await buildListing({ regionId: city.regionId, cityId: city.id, districtId: district.id });
  const elsewhere = (await City.findAll()).find(({ regionId }) => regionId !== city.regionId)!;
  const count = async (filters: ListingFilters) => (await countListings(filters)).total;
  expect(await count({ regionId: city.regionId, districtId: district.id })).toBe(1);
  expect(await count({ regionId: elsewhere.regionId, cityId: city.id })).toBe(0);
  expect(await count({ cityId: elsewhere.id, districtId: district.id })).toBe(0);
  expect(await count({ regionId: elsewhere.regionId, districtId: district.id })).toBe(0);
  expect(await count({ regionId: 2_000_000, cityId: city.id })).toBe(0);
});
