import { beforeAll, expect, test } from "vitest";
import type { ListingFilters } from "#contract/listingFilters.ts";
import { Category } from "#db/models/Category.ts";
import type { Listing } from "#db/models/Listing.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildListing, findLeaf, findPlace } from "../../../tests/factories.ts";
import { countListings } from "../search/countListings.ts";
import { refreshLexicon } from "../search/refreshLexicon.ts";
import { countByCategory, countSeen, shareOut } from "./countByCategory.ts";

let made: Listing[];
let place: { regionId: number; cityId: number };
beforeAll(async () => {
  const { city } = await findPlace(4);
  place = { regionId: city.regionId, cityId: city.id };
  made = [];
  for (const [index, leaf] of [0, 1, 20, 70, 71, 72].entries()) {
    const categoryId = (await findLeaf(leaf)).id;
    const more = index % 2 ? place : {};
    made.push(await buildListing({ categoryId, price: 100 + index, name: "Самовар", ...more }));
  }
});

const sumOf = (totals: readonly { total: number }[]) => totals.reduce((sum, { total }) => sum + total, 0);
const count = async (filters: ListingFilters) => (await countByCategory(filters)).data;

/** Filters that counters answer, that a look at the listings answers, and words. */
const kinds = (): ListingFilters[] => [
  {},
  place,
  { state: "Used" },
  { minPrice: 102 },
  { search: "самовар" },
];

test("each category under the chosen one has the total that a list of it has", async () => {
  for (const filters of kinds()) {
    for (const categoryId of [undefined, made[0]!.category_1, made[2]!.category_1, made[3]!.category_2!]) {
      const below = await Category.findAll({
        where: { parentId: categoryId ?? null },
        order: ["position", "id"],
      });
      const counted = await count({ ...filters, categoryId });
      expect(counted.map((row) => row.categoryId)).toEqual(below.map(({ id }) => id));
      for (const { categoryId: id, ...total } of counted) {
        expect(total).toEqual(await countListings({ ...filters, categoryId: id }));
      }
      const sum = counted.reduce((all, { total }) => all + total, 0);
      if (counted.length > 0) expect(sum).toBe((await countListings({ ...filters, categoryId })).total);
    }
  }
  expect((await count({})).reduce((all, { total }) => all + total, 0)).toBe(made.length);
});

test("a category without any below it, or that there isn't, has none to count", async () => {
  for (const filters of kinds()) {
    expect(await count({ ...filters, categoryId: made[0]!.categoryId })).toEqual([]);
    expect(await count({ ...filters, categoryId: 2_000_000 })).toEqual([]);
  }
  for (const filters of [{}, { minPrice: 1 }]) {
    const elsewhere = await count({ ...filters, regionId: place.regionId + 1, cityId: place.cityId });
    expect(elsewhere.length).toBeGreaterThan(5);
    expect(elsewhere.every(({ total }) => total === 0)).toBe(true);
  }
});

test("beyond 10,000 matches shares of the estimate are told, and said to be so", async () => {
  const copy = ({ id }: Listing, count: number) =>
    sequelize.query(
      `insert into listings (link, owner_id, status, name, description, original_lang, price, currency, price_sum,
         state, category_id, category_1, category_2, category_3, region_id, rank_at, approved_at, expires_at)
       select gen_random_uuid(), owner_id, status, name, description, original_lang, price, currency, price_sum,
         state, category_id, category_1, category_2, category_3, region_id, rank_at, approved_at, expires_at
       from listings, generate_series(1, $count) where id = $id`,
      { bind: { id, count } },
    );
  const many = await buildListing({ price: 70 });
  const dearer = await buildListing({ price: 77, categoryId: (await findLeaf(70)).id });
  // Few and last in the table: in no sample, and among no first ten thousand.
  const fewOf = async () => {
    const rare = await buildListing({ price: 76, categoryId: (await findLeaf(20)).id, name: many.name });
    await copy(rare, 2);
    return rare;
  };
  expect(new Set([many, dearer, made[2]!].map(({ category_1 }) => category_1)).size).toBe(3);
  await copy(many, 16_000);
  await copy(dearer, 6_000);
  const rare = await fewOf();
  await sequelize.query("analyze listings");
  await refreshLexicon();

  const counted = await count({ maxPrice: 77 });
  const of = ({ category_1 }: Listing) => counted.find(({ categoryId }) => categoryId === category_1)!.total;
  expect(counted.filter(({ total }) => total > 1000).every(({ totalIsEstimate }) => totalIsEstimate)).toBe(
    true,
  );
  expect(of(many)).toBeGreaterThan(14_500);
  expect(of(many)).toBeLessThan(17_500);
  // In the order of prices the first ten thousand would hold none of these.
  expect(of(dearer)).toBeGreaterThan(5_000);
  expect(of(dearer)).toBeLessThan(7_000);
  // The shares are those of the total.
  expect(await countListings({ maxPrice: 77 })).toEqual({ total: sumOf(counted), totalIsEstimate: true });
  expect(counted.find(({ categoryId }) => categoryId === rare.category_1)).toMatchObject({
    total: 3,
    totalIsEstimate: false,
  });
  for (const filters of [{ search: many.name }, { search: many.name, maxPrice: 77 }]) {
    const found = await count(filters);
    const totalOf = ({ category_1 }: Listing) => found.find((one) => one.categoryId === category_1);
    expect(totalOf(rare)).toMatchObject({ total: 3, totalIsEstimate: false });
    expect(totalOf(many)!.totalIsEstimate).toBe(true);
    expect(totalOf(many)!.total).toBeGreaterThan(12_000);
    expect(totalOf(many)!.total).toBeLessThan(20_000);
    // The shares and the total come from one look.
    expect(await countListings(filters)).toEqual({ total: sumOf(found), totalIsEstimate: true });
  }
  const exact = (await count({})).find(({ categoryId }) => categoryId === many.category_1);
  expect(exact).toMatchObject({ totalIsEstimate: false });
  expect(exact!.total).toBeGreaterThan(12_000);
});

test("what is beyond what is counted is sampled: the shares are the total, small ones are exact", async () => {
  const asked = { ids: [1, 2, 3], level: 1 };
  const seen = [
    { categories: [1, null, null], count: 90 },
    { categories: [2, null, null], count: 10 },
    { categories: [7, null, null], count: 5 },
  ];
  const bySample = countSeen(asked, seen);
  expect([...bySample]).toEqual([
    [1, 90],
    [2, 10],
    [3, 0],
  ]);
  const large = new Map([...bySample].filter(([id]) => id < 3));
  const shares = shareOut(60_000.4, large, new Map([[3, 17]]));
  expect(shares.get(3)).toEqual({ total: 17, totalIsEstimate: false });
  expect(shares.get(1)).toEqual({ total: 53_985, totalIsEstimate: true });
  expect(sumOf([...shares.values()])).toBe(60_000);
});
