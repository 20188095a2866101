import { beforeAll, expect, test } from "vitest";
import type { ListingFilters } from "#contract/listingFilters.ts";
import { suggest as suggestContract } from "#contract/search.ts";
import { buildListing } from "../../../tests/factories.ts";
import { countByCategory } from "../feed/countByCategory.ts";
import { readListings } from "../feed/readListings.ts";
import { priceInSum } from "../listings/priceInSum.ts";
import { savedFilters } from "../savedSearches/savedFilters.ts";
import { advise } from "./advise.ts";
import { countListings } from "./countListings.ts";
import { refreshLexicon } from "./refreshLexicon.ts";
import { refreshPhrases } from "./refreshPhrases.ts";
import { suggest } from "./suggest.ts";

const sum = (name: string, price: number) => ({ name, price, priceSum: price });
const dollars = (name: string, price: number) => ({
  name,
  price,
  priceSum: priceInSum(price, "UYE"),
  currency: "UYE" as const,
});

beforeAll(async () => {
  const listings = [
    sum("Диван дешёвый", 900_000),
    sum("Диван угловой", 1_900_000),
    sum("Диван кожаный", 4_000_000),
    { ...sum("Диван договорной", 0), isNegotiable: true },
    dollars("Айфон 13", 400),
    dollars("Айфон 13 про", 700),
    sum("Чехол", 30_000),
    sum("Компьютер Core i5", 5_000_000),
  ];
  for (const listing of listings) await buildListing(listing);
  await refreshLexicon();
  await refreshPhrases();
});

async function find(filters: ListingFilters): Promise<string[]> {
  const { text } = await readListings({ ...filters, sortBy: "price|asc", skip: 0, take: 50 });
  return (JSON.parse(text) as { data: { name: string }[] }).data.map(({ name }) => name);
}

const CHEAP = "Диван дешёвый";
const CORNER = "Диван угловой";

test.each([
  ["диван до 2 млн", [CHEAP, CORNER]],
  ["диван от 1 млн до 3 млн", [CORNER]],
  ["divan 1 mln gacha", [CHEAP]],
  ["диван 1 млн и дороже", [CORNER, "Диван кожаный"]],
  ["айфон 13 до 500$", ["Айфон 13"]],
  ["айфон 13 500$", ["Айфон 13", "Айфон 13 про"]],
  ["до 2 млн", ["Чехол", CHEAP, CORNER]],
  ["2 mln gacha", ["Чехол", CHEAP, CORNER]],
  ["куплю до 100 тыс", ["Чехол"]],
  ["от 1 млн до 3 млн", [CORNER]],
  ["под 200$", ["Чехол", CHEAP, CORNER]],
  ["2 млн", [CORNER]],
  ["до 5 сум", []],
])("%s finds what it must, and only inside the bound", async (search, names) => {
  expect(await find({ search })).toEqual(names);
  expect(await countListings({ search })).toEqual({ total: names.length, totalIsEstimate: false });
  const counted = (await countByCategory({ search })).data.reduce((all, { total }) => all + total, 0);
  expect(counted).toBe(names.length);
});

test("a person's own bounds come before those of the words, and alone where the two contradict each other", async () => {
  expect(await find({ search: "диван до 1 млн", maxPrice: 2_000_000 })).toEqual([CHEAP, CORNER]);
  expect(await find({ search: "диван до 2 млн", minPrice: 1_000_000 })).toEqual([CORNER]);
  expect(await find({ search: "диван до 2 млн", minPrice: 3_000_000 })).toEqual(["Диван кожаный"]);
});

test("what is suggested keeps the price", async () => {
  const { data } = suggestContract.output.parse(JSON.parse((await suggest("див до 2 млн")).text));
  expect(data.map(({ text }) => text)).toContain("диван до 2 млн");
  expect(data.filter(({ text }) => !text?.endsWith("до 2 млн"))).toEqual([]);
});

test("where nothing costs so little, what costs more is offered in words", async () => {
  const { data } = JSON.parse((await advise({ search: "диван до 100 тыс" })).text);
  expect(data).toEqual([{ kind: "words", filters: { search: "диван" }, total: 4, totalIsEstimate: false }]);
});

test("a saved search has the price as its filter", async () => {
  expect(await savedFilters({ search: "Диван до 2 млн" })).toEqual({ search: "диван", maxPrice: 2_000_000 });
  expect(await savedFilters({ search: "до 2 млн" })).toEqual({ maxPrice: 2_000_000 });
});
