import { beforeAll, describe, expect, test } from "vitest";
import type { ListingFilters } from "#contract/listingFilters.ts";
import { sortOrders } from "#contract/listings.ts";
import { number, rows } from "#db/rows.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildListing, findLeaf } from "../../../tests/factories.ts";
import { readListings } from "../feed/readListings.ts";
import { type AskedList, listOrders } from "../lists/listOrders.ts";
import { countListings } from "./countListings.ts";
import { expectFound } from "./expectFound.ts";
import { narrowTerms } from "./narrowTerms.ts";
import { refreshLexicon } from "./refreshLexicon.ts";
import { sampleMarket } from "./sampleMarket.ts";
import { askedPrices, priceWindow, timeWindow } from "./windows.ts";

const COPIES = 5000;
let categoryId = 0;
let regionId = 0;

/** Listings with a word, spread over a month, with prices from nothing to billions, many of them alike. */
beforeAll(async () => {
  categoryId = (await findLeaf(40)).id;
  const kinds = [
    { name: "Гобелен", copies: COPIES },
    { name: "Гобилен", copies: 20 },
    // Their stems are the same.
    { name: "Мышка", copies: 3000 },
    { name: "Мишка", copies: 1000 },
  ];
  for (const { name, copies } of kinds) {
    const { id, regionId: region } = await buildListing({
      name,
      description: "—",
      categoryId,
      state: "Used",
      rankAt: Math.floor(Date.now() / 1000),
    });
    regionId = region;
    await sequelize.query(
      `insert into listings (link, owner_id, status, name, description, original_lang, price, is_negotiable, currency,
         price_sum, state, category_id, category_1, category_2, category_3, region_id, rank_at, approved_at, expires_at)
       select gen_random_uuid(), owner_id, status, name, description, original_lang, cost, true, currency, cost,
         case when random() < 0.3 then 'New' else state end, category_id, category_1, category_2, category_3, region_id,
         rank_at - floor(random() ^ 2 * 30 * 24)::integer * 3600 - floor(random() * 3)::integer,
         approved_at, expires_at
       from listings, lateral (
         select case when random() < 0.1 then 0 else floor(exp(random() * 20 + copy * 0))::bigint end as cost
         from generate_series(1, $copies) copy
       ) made where id = $id`,
      { bind: { id, copies } },
    );
  }
  await sequelize.query("analyze listings");
  await refreshLexicon();
});

/** Finds listings without any index, in the asked order: the exact name first. */
async function plain(
  filters: ListingFilters,
  order: string,
  names = ["Гобилен", "Гобелен"],
): Promise<number[]> {
  // What has no price is found only by who asks for none.
  const least = filters.maxPrice === undefined ? 0 : 1;
  const found = await rows(
    { id: number },
    `select id from listings
     where visible and name = any($names) and ($state::text is null or state = $state::text)
       and price_sum between $minPrice and $maxPrice
     order by array_position($names, name::text), ${order}`,
    { state: null, maxPrice: 2_000_000_000, ...filters, minPrice: filters.minPrice ?? least, names },
  );
  return found.map(({ id }) => id);
}

/** A page has what is expected, and tells how much there is. */
async function expectPage(asked: AskedList, all: readonly number[]): Promise<void> {
  const { text } = await readListings(asked);
  const { data, total } = JSON.parse(text) as { data: { id: number }[]; total: number };
  const ids = data.map(({ id }) => id);
  expect(ids, JSON.stringify(asked)).toEqual(all.slice(asked.skip, asked.skip + asked.take));
  expect(total).toBe(all.length);
}

const skips = [0, 50, 730, 2000, COPIES - 20, COPIES + 20, COPIES + 900];

test.each(sortOrders)("read by windows, %s is what is found without", async (sortBy) => {
  const asked: ListingFilters[] = [
    { search: "гобилен" },
    { search: "гобилен", categoryId, regionId, state: "Used" },
    { search: "гобилен", minPrice: 900, maxPrice: 80_000_000 },
    { search: "гобилен", minPrice: 3 },
    { search: "гобилен", maxPrice: 80_000_000 },
  ];
  for (const filters of asked) {
    const all = await plain(filters, listOrders[sortBy].order);
    expect(all.length).toBeGreaterThan(2000);
    for (const skip of skips) await expectPage({ ...filters, sortBy, skip, take: 50 }, all);
    expect((await countListings(filters)).total).toBe(all.length);
  }
});

test.each(sortOrders)(
  "written as typed comes before what only looks alike, %s, over all pages",
  async (sortBy) => {
    for (const names of [
      ["Мышка", "Мишка"],
      ["Мишка", "Мышка"],
    ]) {
      for (const more of [
        {},
        { state: "Used" as const, minPrice: 900 },
        { searchOnlyInTitle: true, categoryId },
      ]) {
        const filters = { search: names[0]?.toLowerCase() ?? "", ...more };
        const all = await plain(filters, listOrders[sortBy].order, names);
        expect(all.length).toBeGreaterThan(1500);
        for (const skip of [0, 50, 420, 660, 980, 2040, 2990, 3010, all.length - 20])
          await expectPage({ ...filters, sortBy, skip, take: 50 }, all);
        expect((await countListings(filters)).total).toBe(all.length);
      }
    }
  },
);

/** Numbers that a text of tsquery made of marks allows. */
function allowed(text: string, [one, many, size]: [string, string, number]): number[] {
  const marks = text.match(/~[a-z]\d+/g) ?? [];
  const numbers = marks.flatMap((mark) => {
    const at = Number(mark.slice(2));
    if (mark.startsWith(one)) return [at];
    expect(mark.slice(0, 2)).toBe(many);
    return Array.from({ length: size }, (_, place) => at * size + place);
  });
  return numbers.toSorted((a, b) => a - b);
}

describe("a window of time", () => {
  const newest = Math.floor(Date.now() / 1000);
  const hour = Math.floor(newest / 3600);
  const oldest = newest - 40 * 86_400;
  // A hundred an hour, with a quiet night at each end.
  const all = 96_000;
  const timesOf = (isNewestFirst: boolean) => {
    const [edge, direction] = isNewestFirst ? [newest, -1] : [oldest, 1];
    const at = (count: number) => edge + direction * (8 + count / 100) * 3600;
    const steps = [256, 512, 1024, 2048, 4096, 8192, 16_000].map((count) => ({ count, at: at(count) }));
    return { bounds: { oldest, newest }, all, steps };
  };

  test.each([
    [300, false, 18],
    [300, true, 72],
    [1000, false, 33],
    [16_000, false, 240],
    [30_000, false, 400],
  ])("of %s listings is whole at the asked end, in days: %s", (count, isByDays, most) => {
    for (const isNewestFirst of [true, false]) {
      const text = timeWindow(isNewestFirst, count, timesOf(isNewestFirst), isByDays)!;
      expect(text.split("|").length).toBeLessThanOrEqual(32);
      const hours = allowed(text, ["~h", "~t", 24]);
      expect(hours.length).toBeGreaterThanOrEqual(8 + count / 100);
      expect(hours.length).toBeLessThanOrEqual(most);
      expect(hours).toEqual(Array.from({ length: hours.length }, (_, place) => hours[0]! + place));
      // A clock may be ahead of ours.
      if (isNewestFirst) expect(hours.at(-1)).toBeGreaterThan(hour);
      else expect(hours[0]).toBeLessThanOrEqual(hour - 40 * 24);
    }
  });

  test("isn't made of more marks than it spares", () => {
    expect(timeWindow(true, 80_000, timesOf(true), false)).toBeUndefined();
    const past = { oldest: newest - 200 * 86_400, newest: newest - 150 * 86_400 };
    expect(timeWindow(true, 9000, { bounds: past, all, steps: [] }, false)).toBeUndefined();
    expect(timeWindow(false, 9000, { bounds: past, all, steps: [] }, false)).toBeDefined();
  });
});

test.each([true, false])(
  "a window of price is whole at the asked end, cheapest first: %s",
  (isCheapestFirst) => {
    const priced = Array.from({ length: 400 }, (_, at) => Math.round(Math.exp(at / 20)));
    const prices = [...priced, ...Array<number>(20).fill(0)];
    const stepOf = (price: number) => Math.floor(Math.log(price + 1) * 5);
    for (const filters of [
      {},
      { minPrice: 900 },
      { maxPrice: 80_000 },
      { minPrice: 900, maxPrice: 80_000 },
    ]) {
      const matching = prices.filter(
        (price) =>
          price >= (filters.minPrice ?? (filters.maxPrice ? 1 : 0)) &&
          price <= (filters.maxPrice ?? Number.POSITIVE_INFINITY),
      );
      const steps = allowed(priceWindow(isCheapestFirst, 0.02, matching, filters)!, ["~m", "~q", 10]);
      expect(steps).toEqual(Array.from({ length: steps.length }, (_, place) => steps[0]! + place));
      const inside = matching.filter((price) => steps.includes(stepOf(price)));
      expect(inside.length).toBeGreaterThan(matching.length * 0.02);
      expect(inside.length).toBeLessThan(matching.length * 0.1);
      const sorted = matching
        .filter((price) => price > 0)
        .toSorted((a, b) => (isCheapestFirst ? a - b : b - a));
      expect(sorted.slice(0, inside.length).toSorted()).toEqual(inside.toSorted());
    }
    expect(priceWindow(isCheapestFirst, 0.02, [], {})).toBeUndefined();
    expect(priceWindow(isCheapestFirst, 0.02, Array<number>(99).fill(0), {})).toBeUndefined();
  },
);

test("the marks of asked prices hold all of them, whichever bound is named first", () => {
  const prices = Array.from({ length: 560 }, (_, at) => Math.round(Math.exp(at / 20)));
  const stepOf = (price: number) => Math.floor(Math.log(price + 1) * 5);
  const bounds = [{ minPrice: 900 }, { maxPrice: 80_000 }, { minPrice: 900, maxPrice: 80_000 }];
  for (const filters of [...bounds, { minPrice: 80_000, maxPrice: 900 }]) {
    const steps = allowed(askedPrices(filters)!, ["~m", "~q", 10]);
    const [least, most] = [filters.minPrice ?? 0, filters.maxPrice ?? Number.POSITIVE_INFINITY];
    const asked = prices.filter((price) => price >= Math.min(least, most) && price <= Math.max(least, most));
    expect(asked.every((price) => steps.includes(stepOf(price)))).toBe(true);
    // Twenty of these prices are about five steps: at each end a step is only partly asked for.
    expect(prices.filter((price) => steps.includes(stepOf(price))).length).toBeLessThan(asked.length + 8);
  }
  expect(askedPrices({ categoryId: 1 })).toBeUndefined();
});

test("a look at some tells about how many there are", async () => {
  const filters: ListingFilters = { categoryId };
  const options = { fromReplica: false };
  const { most, likely } = await expectFound(["'gobelen'"], filters, options);
  expect(most).toBeGreaterThan(COPIES / 2);
  expect(likely).toBeGreaterThan(COPIES / 2);
  const narrowed = (await narrowTerms(filters))!;
  const { matches, seen } = await sampleMarket({ filters, narrowed, words: ["'gobelen'"], likely, options });
  expect(matches).toBeGreaterThan(COPIES / 4);
  expect(matches).toBeLessThan(COPIES * 4);
  expect(seen.every(({ categories }) => categories.includes(categoryId))).toBe(true);
});

test("a longer look goes on from a shorter one, and tells about the same", async () => {
  const filters: ListingFilters = { categoryId, regionId };
  const options = { fromReplica: false };
  const narrowed = (await narrowTerms(filters))!;
  const lookedFor = { filters, narrowed, words: ["'gobelen'"], likely: 3 * COPIES, options };
  const short = await sampleMarket(lookedFor, "short");
  const whole = await sampleMarket(lookedFor, "whole");
  const long = await sampleMarket(lookedFor, "long");
  expect(short.seen.length).toBeGreaterThan(0);
  expect(whole.seen.slice(0, short.seen.length)).toEqual(short.seen);
  expect(whole.seen.length).toBeGreaterThan(short.seen.length);
  expect(long.seen.slice(0, whole.seen.length)).toEqual(whole.seen);
  expect(long.seen.length).toBeGreaterThan(whole.seen.length);
  for (const { matches, seen } of [short, whole, long]) {
    expect(matches).toBeGreaterThan(seen.length);
    expect(matches / COPIES).toBeGreaterThan(0.4);
    expect(matches / COPIES).toBeLessThan(2.5);
  }
});
