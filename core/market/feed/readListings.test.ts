import { beforeAll, expect, test } from "vitest";
import type { ListingFilters } from "#contract/listingFilters.ts";
import { sortOrders } from "#contract/listings.ts";
import { read } from "#db/readPool.ts";
import { text } from "#db/rows.ts";
import { buildListing, buildUser, findLeaf, findPlace } from "../../../tests/factories.ts";
import { countListings } from "../search/countListings.ts";
import { readFeed } from "./readFeed.ts";
import { readListings } from "./readListings.ts";

const base = { sortBy: "createdAt|desc", skip: 0, take: 50 } as const;
let viewer: number;
let all: Required<Omit<ListingFilters, "p">>;
beforeAll(async () => {
  viewer = (await buildUser()).id;
  const { city, district } = await findPlace();
  all = {
    categoryId: (await findLeaf()).id,
    regionId: city.regionId,
    cityId: city.id,
    districtId: district.id,
    search: "вещь",
    searchOnlyInTitle: true,
    searchOnlyWithPhotos: true,
    state: "New",
    minPrice: 1,
    maxPrice: 9,
  };
});

/** Every subset of the filters. */
function subsets(filters: object): ListingFilters[] {
  const entries = Object.entries(filters);
  return Array.from({ length: 2 ** entries.length }, (_, mask) =>
    Object.fromEntries(entries.filter((_entry, index) => mask & (1 << index))),
  );
}

test("whatever mixtures strangers ask for, a connection keeps fewer than a hundred statements", async () => {
  const { searchOnlyInTitle: _, maxPrice: __, ...some } = all;
  for (const filters of subsets(some)) {
    await readListings({ ...base, ...filters }, viewer);
    await countListings(filters, viewer);
  }
  const { regionId, cityId, districtId, categoryId } = all;
  const places = subsets({ regionId, cityId, districtId });
  for (let take = 1; take <= 100; take += 1) {
    for (const skip of [0, take]) {
      await readListings({ ...base, sortBy: sortOrders[take % 4]!, take, skip, categoryId }, viewer);
      const place = places[take % places.length];
      await readFeed({ ...place, skip, take }, { userId: viewer, address: "" });
      await readFeed({ ...place, skip, take, cursor: "1700000000-1" }, { userId: viewer, address: "" });
    }
  }
  for (const filters of subsets({ regionId, cityId, districtId, categoryId })) {
    for (const sortBy of sortOrders) {
      for (const take of [10, 25, 50, 100]) await readListings({ ...base, ...filters, sortBy, take }, viewer);
    }
    for (const take of [10, 25, 50, 100]) {
      await readFeed({ ...filters, skip: 0, take }, { userId: viewer, address: "" });
      await readFeed({ ...filters, skip: 0, take, cursor: "1700000000-1" }, { userId: viewer, address: "" });
    }
  }

  const kept = await read({ name: text }, { text: "select name from pg_prepared_statements" }, []);
  // Each connection of the pool has run some of them.
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.length).toBeLessThan(100);
});

test("a page is the same whether its statement has a name or not", async () => {
  const { city } = await findPlace(7);
  const place = { regionId: city.regionId, cityId: city.id };
  for (let index = 0; index < 5; index += 1) {
    await buildListing({ ...place, price: 1000 + (index % 3), state: "Used", photos: index % 2 });
  }
  for (const sortBy of sortOrders) {
    const ask = async (more: object) =>
      JSON.parse((await readListings({ ...base, ...place, sortBy, ...more }, viewer)).text) as {
        data: { id: number }[];
        total: number;
      };
    const usual = await ask({});
    expect(usual.data).toHaveLength(5);
    expect(await ask({ state: "Used" })).toEqual(usual);
    expect(await ask({ take: 5 })).toEqual(usual);
    expect(await ask({ take: 2, skip: 2 })).toEqual({ ...usual, data: usual.data.slice(2, 4) });
    expect(await ask({ skip: 9 })).toEqual({ ...usual, data: [] });
  }
});

test("what has no price comes last, the cheapest or the dearest first, on every page, and isn't what costs up to something", async () => {
  const viewer = (await buildUser()).id;
  const { city } = await findPlace(80);
  const place = { regionId: city.regionId, cityId: city.id };
  const prices = [0, 700, 5, 0, 300, 5, 0];
  for (const price of prices)
    await buildListing({ ...place, name: "Кашемир", price, isNegotiable: price === 0 });
  const ask = async (more: object, viewerId?: number) => {
    const { text } = await readListings({ ...base, ...place, ...more }, viewerId);
    const { data, total } = JSON.parse(text) as { data: { id: number; price: number }[]; total: number };
    return { ids: data.map(({ id }) => id), prices: data.map(({ price }) => price), total };
  };
  const orders = [
    ["price|asc", [5, 5, 300, 700, 0, 0, 0]],
    ["price|desc", [700, 300, 5, 5, 0, 0, 0]],
  ] as const;
  for (const words of [{}, { search: "кашемир" }]) {
    for (const [sortBy, sorted] of orders) {
      const whole = await ask({ ...words, sortBy });
      expect(whole.prices).toEqual(sorted);
      expect(await ask({ ...words, sortBy }, viewer)).toEqual(whole);
      const pages: number[] = [];
      for (let skip = 0; skip < prices.length; skip += 2)
        pages.push(...(await ask({ ...words, sortBy, skip, take: 2 }, viewer)).ids);
      expect(pages).toEqual(whole.ids);
    }
    for (const maxPrice of [5, 4]) {
      const found = await ask({ ...words, sortBy: "price|asc", maxPrice });
      expect([found.prices, found.total]).toEqual(maxPrice === 5 ? [[5, 5], 2] : [[], 0]);
    }
    expect((await ask({ ...words, sortBy: "createdAt|desc", minPrice: 0, maxPrice: 300 })).total).toBe(3);
  }
});
