import { beforeEach, describe, expect, test } from "vitest";
import type { ListingFilters } from "#contract/listings.ts";
import { Category } from "#db/models/Category.ts";
import { CategoryParameter } from "#db/models/CategoryParameter.ts";
import { Listing } from "#db/models/Listing.ts";
import { ListingParameter } from "#db/models/ListingParameter.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildListing, findLeaf, findPlace } from "../../tests/factories.ts";
import {
  approveNew,
  buildHearer,
  buildSavedSearch,
  clearSavedSearches,
  foundBy,
} from "../../tests/savedSearchFactories.ts";
import { readListings } from "../listings/readListings.ts";
import { refreshLexicon } from "../search/refreshLexicon.ts";
import { forgetUnderstood, understandQuery } from "../search/understandQuery.ts";
import { matchNewListings } from "./matchNewListings.ts";
import { refreshSavedQueries } from "./refreshSavedQueries.ts";

beforeEach(async () => {
  await sequelize.query("delete from listings");
  await clearSavedSearches();
  forgetUnderstood();
});

/** What a search answers now, by the listings' ids in order. */
async function answerOf(filters: ListingFilters): Promise<number[]> {
  const ids: number[] = [];
  for (let skip = 0; ; skip += 100) {
    const { text } = await readListings({ ...filters, sortBy: "createdAt|desc", skip, take: 100 });
    const { data } = JSON.parse(text) as { data: { id: number }[] };
    ids.push(...data.map(({ id }) => id));
    if (data.length < 100) return ids.sort((one, other) => one - other);
  }
}

const pick = <T>(all: readonly T[], random: () => number): T => all[Math.floor(random() * all.length)] as T;

/** The same numbers in each run. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const names = [
  ...[
    "iPhone 13 128GB",
    "Айфон 13 про",
    "Samsung Galaxy S23",
    "Велосипед детский",
    "velosiped bolalar uchun",
  ],
  ...[
    "Диван угловой",
    "Divan burchakli",
    "Квартира 2-комнатная 60 м2",
    "2 xonali kvartira",
    "Шкаф купе белый",
  ],
  ...[
    "Стиральная машина LG",
    "kir yuvish mashinasi",
    "Ноутбук Asus 16 ГБ",
    "Кроссовки Nike 42",
    "Коляска 3в1",
  ],
];
const queries = [
  ...[
    "айфон",
    "iphone 13",
    "велосипед",
    "velosiped",
    "диван",
    "квартира",
    "2 комнатная",
    "стиральная машина",
  ],
  ...[
    "nike",
    "ноутбук asus",
    "s23",
    "коляска",
    "шкаф белый",
    "samsung",
    "divan",
    "128 гб",
    "xonali",
    "ВЕЛОСИПЕД",
  ],
];

test("finds what a search finds, of random listings and searches", async () => {
  const random = seeded(7);
  const leaves = await Promise.all(Array.from({ length: 6 }, (_, at) => findLeaf(at * 7)));
  const places = await Promise.all(Array.from({ length: 5 }, (_, at) => findPlace(at * 11)));
  const listingFacts = () => {
    const { city, district } = pick(places, random);
    return {
      ...{ name: pick(names, random), categoryId: pick(leaves, random).id },
      ...{
        price: Math.floor(random() * 40) * 50_000 + 50_000,
        state: pick(["New", "Used"] as const, random),
      },
      ...{ regionId: city.regionId, cityId: city.id, districtId: random() < 0.7 ? district.id : null },
      hasPhotos: random() < 0.5,
    };
  };
  // What is on sale already, of which the words are known.
  for (let count = 0; count < 30; count += 1) await buildListing(listingFacts());
  await refreshLexicon();
  const categories = await Category.findAll();
  const filtersOf = (): ListingFilters => {
    const { city, district } = pick(places, random);
    const place = pick(
      [{}, {}, { regionId: city.regionId }, { cityId: city.id }, { districtId: district.id }],
      random,
    );
    const leaf = pick(leaves, random);
    const parent = categories.find(({ id }) => id === leaf.parentId) ?? leaf;
    const price = Math.floor(random() * 40) * 50_000;
    return {
      ...place,
      ...(random() < 0.7 ? { search: pick(queries, random) } : {}),
      ...(random() < 0.4 ? { categoryId: pick([leaf.id, parent.id], random) } : {}),
      ...(random() < 0.3 ? { maxPrice: price } : {}),
      ...(random() < 0.2 ? { minPrice: price } : {}),
      ...(random() < 0.2 ? { state: pick(["New", "Used"] as const, random) } : {}),
      ...(random() < 0.2 ? { searchOnlyWithPhotos: true } : {}),
      ...(random() < 0.2 ? { searchOnlyInTitle: true } : {}),
    };
  };
  const hearers = await Promise.all(Array.from({ length: 10 }, () => buildHearer()));
  const saved = new Map<number, ListingFilters>();
  for (let count = 0; count < 150; count += 1) {
    const filters = filtersOf();
    const savable = ["search", "categoryId", "maxPrice", "minPrice", "state"].some((name) => name in filters);
    if (!savable) continue;
    const { id } = await buildSavedSearch(hearers[count % 10]?.id ?? 0, filters).catch(() => ({ id: 0 }));
    if (id) saved.set(id, filters);
  }
  const fresh = new Set<number>();
  for (let count = 0; count < 60; count += 1) fresh.add((await approveNew(listingFacts())).id);

  const matched = await matchNewListings();
  expect(matched.listings).toBe(60);
  expect(matched.finds).toBeGreaterThan(100);
  forgetUnderstood();
  let whole = 0;
  for (const [id, filters] of saved) {
    const answer = (await answerOf(filters)).filter((one) => fresh.has(one));
    const found = await foundBy(id);
    const understood = filters.search ? await understandQuery(filters.search, filters) : undefined;
    const isGuessing = understood !== undefined && understood.all.terms !== understood.meant;
    // Guesses are left out: then a search finds more.
    if (isGuessing) expect(answer, JSON.stringify(filters)).toEqual(expect.arrayContaining(found));
    else expect(found, JSON.stringify(filters)).toEqual(answer);
    if (!isGuessing) whole += 1;
  }
  expect(whole).toBeGreaterThan(60);
});

describe("what words find", () => {
  const bike = { name: "Велосипед", description: "Как новый" };
  test.each(["велосипед", "velosiped", "Велосипеды", "ВЕЛОСИПЕД "])(
    "in other forms and scripts: %s",
    async (search) => {
      await buildListing(bike);
      await refreshLexicon();
      const { id } = await buildSavedSearch((await buildHearer()).id, { search });
      const listing = await approveNew(bike);
      await matchNewListings();
      expect(await foundBy(id)).toEqual([listing.id]);
    },
  );

  test("not what only looks alike", async () => {
    await buildListing({ name: "Коляска" });
    await buildListing({ name: "Колонка" });
    await refreshLexicon();
    const { id } = await buildSavedSearch((await buildHearer()).id, { search: "коляска" });
    await approveNew({ name: "Колонка" });
    await matchNewListings();
    expect(await foundBy(id)).toEqual([]);
  });

  test("where nobody writes so, what is meant", async () => {
    for (let count = 0; count < 3; count += 1) await buildListing({ name: "Холодильник" });
    await refreshLexicon();
    const { id } = await buildSavedSearch((await buildHearer()).id, { search: "халадильник" });
    const listing = await approveNew({ name: "Холодильник" });
    await matchNewListings();
    expect(await foundBy(id)).toEqual([listing.id]);
  });

  test("words that come later mean what they mean then", async () => {
    const { id } = await buildSavedSearch((await buildHearer()).id, { search: "айфон" });
    await sequelize.query(
      "update saved_queries set terms = '''nothing''', sieve = '''nothing''', understood_at = '2020-01-01'",
    );
    await sequelize.query("delete from saved_query_keys");
    expect(await refreshSavedQueries()).toBe(1);
    expect(await refreshSavedQueries()).toBe(0);
    const listing = await approveNew({ name: "Айфон 15" });
    await matchNewListings();
    expect(await foundBy(id)).toEqual([listing.id]);
  });

  test("a translation is looked at when it has come, and nothing is found twice", async () => {
    const { id } = await buildSavedSearch((await buildHearer()).id, { search: "velosiped" });
    const listing = await approveNew({ name: "Двухколёсный друг", isTranslationActual: false });
    await matchNewListings();
    expect(await foundBy(id)).toEqual([]);
    await Listing.update({ nameUz: "velosiped", isTranslationActual: true }, { where: { id: listing.id } });
    await sequelize.query("update listings_to_match set due_at = now()");
    expect(await matchNewListings()).toEqual({ listings: 1, finds: 1 });
    expect(await matchNewListings()).toEqual({ listings: 0, finds: 0 });
    expect(await foundBy(id)).toEqual([listing.id]);
  });
});

test("by a parameter of the category, and not by another", async () => {
  const parameter = (await CategoryParameter.findOne({ where: { type: "ENUM" } }))!;
  const [one = "", other = ""] = parameter.optionsRu;
  const leaf =
    (await Category.findOne({ where: { parentId: parameter.categoryId } })) ??
    (await Category.findByPk(parameter.categoryId))!;
  const user = await buildHearer();
  const { id } = await buildSavedSearch(user.id, { categoryId: leaf.id, p: { [parameter.id]: [one] } });
  const listings = await Promise.all(
    [one, other].map(async (value) => {
      const listing = await approveNew({ categoryId: leaf.id });
      await ListingParameter.create({ listingId: listing.id, parameterId: parameter.id, value });
      return listing.id;
    }),
  );
  await matchNewListings();
  expect(await foundBy(id)).toEqual([listings[0]]);
});

test("only what comes on sale for the first time; two workers find each once", async () => {
  const leaf = await findLeaf();
  const { id } = await buildSavedSearch((await buildHearer()).id, { categoryId: leaf.id });
  await buildListing({ categoryId: leaf.id });
  const listings = [];
  for (let count = 0; count < 120; count += 1) listings.push((await approveNew({ categoryId: leaf.id })).id);
  const runs = await Promise.all([matchNewListings(), matchNewListings(), matchNewListings()]);
  expect(runs.reduce((sum, { finds }) => sum + finds, 0)).toBe(120);
  expect(await foundBy(id)).toEqual(listings.sort((one, other) => one - other));
  await Listing.update({ status: "closed" }, { where: {} });
  expect(await matchNewListings()).toEqual({ listings: 0, finds: 0 });
});

test("one that has left the market, and for one that is paused, nothing", async () => {
  const leaf = await findLeaf();
  const user = await buildHearer();
  const paused = await buildSavedSearch(user.id, { categoryId: leaf.id });
  await sequelize.query("update saved_searches set is_paused = true");
  await approveNew({ categoryId: leaf.id });
  const heard = await buildSavedSearch(user.id, { categoryId: leaf.id, state: "Used" });
  const gone = await approveNew({ categoryId: leaf.id });
  await gone.update({ status: "closed" });
  await matchNewListings();
  expect(await foundBy(paused.id)).toEqual([]);
  expect(await foundBy(heard.id)).toHaveLength(1);
});
