import { beforeEach, expect, test } from "vitest";
import type { ListingFilters } from "#contract/listingFilters.ts";
import { Category } from "#db/models/Category.ts";
import { randomOf } from "#db/seeds/demo/random.ts";
import { buildListing, findLeaf, findPlace } from "../../../tests/factories.ts";
import {
  approveNew,
  beginToMatch,
  buildHearer,
  buildSavedSearch,
  foundBy,
} from "../../../tests/savedSearchFactories.ts";
import { readListings } from "../feed/readListings.ts";
import { refreshLexicon } from "../search/refreshLexicon.ts";
import { forgetUnderstood, understandQuery } from "../search/understandQuery.ts";
import { matchNewListings } from "./matchNewListings.ts";

beforeEach(beginToMatch);

/** Returns the finds of a search now: the listings' ids in order. */
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

const names = [
  "iPhone 13 128GB",
  "Айфон 13 про",
  "Samsung Galaxy S23",
  "Велосипед детский",
  "velosiped bolalar uchun",
  "Диван угловой",
  "Divan burchakli",
  "Квартира 2-комнатная 60 м2",
  "2 xonali kvartira",
  "Шкаф купе белый",
  "Стиральная машина LG",
  "kir yuvish mashinasi",
  "Ноутбук Asus 16 ГБ",
  "Кроссовки Nike 42",
  "Коляска 3в1",
];
const queries = [
  "айфон",
  "iphone 13",
  "велосипед",
  "velosiped",
  "диван",
  "квартира",
  "2 комнатная",
  "стиральная машина",
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
];

test("finds what a search finds, of random listings and searches", async () => {
  const { next: random } = randomOf("finds as searches");
  const leaves = await Promise.all(Array.from({ length: 6 }, (_, at) => findLeaf(at * 7)));
  const places = await Promise.all(Array.from({ length: 5 }, (_, at) => findPlace(at * 11)));
  const listingFacts = () => {
    const { city, district } = pick(places, random);
    return {
      name: pick(names, random),
      categoryId: pick(leaves, random).id,
      price: Math.floor(random() * 40) * 50_000 + 50_000,
      state: pick(["New", "Used"] as const, random),
      regionId: city.regionId,
      cityId: city.id,
      districtId: random() < 0.7 ? district.id : null,
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
