import { beforeAll, expect, test } from "vitest";
import { buildListing, findLeaf } from "../../tests/factories.ts";
import { readListings } from "../listings/readListings.ts";
import { refreshLexicon } from "./refreshLexicon.ts";

const names = [
  ...[
    "Palosi ma'qul narxda",
    "Sharlar ikki dona",
    "Neh rangli ip",
    "Fifine mikrofoni",
    "Shahar markazida ofis",
  ],
  ...[
    "Sahna kiyimi",
    "Nima bo'lsa olinadi",
    "To'liq komplekt",
    "Toza asal",
    "Шея массажёр",
    "Шейный воротник",
  ],
  ...["Ноутбук Asus", "Стиральная машина LG", "Наушники JBL", "Samsung televizor", "Есть доставка"],
  ...["Itlar ozuqasi 15 kg", "Продаётся 2-комнатная квартира", "Xonadon 2 xonali", "Квартира 1-комнатная"],
  ...["Kvartira 3 xonali", "Диван угловой", "Кресло и диван", "Стол письменный", "Стол, ящик письменный"],
  ...Array.from({ length: 12 }, (_, at) => `Паркет ${at}`),
  ...["Паркетная доска", "Паркетник Chery", "Веста"],
];

beforeAll(async () => {
  const categoryId = (await findLeaf(3)).id;
  for (const name of names) await buildListing({ name, description: "—", categoryId });
  await refreshLexicon();
});

async function search(words: string) {
  const { text } = await readListings({ search: words, sortBy: "createdAt|desc", skip: 0, take: 50 });
  const { data, ...answer } = JSON.parse(text) as {
    data: { name: string }[];
    total: number;
    correctedQuery: string | null;
  };
  return { names: data.map(({ name }) => name), ...answer };
}

test.each([
  ...["пальма", "шарики", "тур", "банан", "ақ", "сахар", "сауна", "зима", "столик", "роза"],
  ...["тошно", "dfhtyq", "диванстол"],
])("%s is a word the market lacks, and isn't turned into another", async (words) => {
  expect(await search(words)).toEqual({ names: [], total: 0, totalIsEstimate: false, correctedQuery: null });
});

test.each([
  ["ноутбк", "ноутбук"],
  ["наушнки", "наушники"],
  ["стерелка", "стиралка"],
  ["samsng", "samsung"],
  ["столписьменный", "стол письменный"],
  ["yjen,er", "ноутбук"],
  ["lbdfy", "диван"],
])("%s is told to be %s, which finds something itself", async (words, meant) => {
  const { correctedQuery, total } = await search(words);
  expect(correctedQuery?.toLowerCase()).toBe(meant);
  expect(total).toBeGreaterThan(0);
  expect((await search(meant)).total).toBeGreaterThan(0);
});

test("what is written together is looked for side by side", async () => {
  expect((await search("столписьменный")).names).toEqual(["Стол письменный"]);
});

test("a word that several listings have is no beginning of others", async () => {
  expect((await search("паркет")).total).toBe(12);
  expect((await search("паркетн")).names.toSorted()).toEqual(["Паркетная доска", "Паркетник Chery"]);
  expect((await search("веста")).names).toEqual(["Веста"]);
});

test.each([
  ...["2-х комнатная", "2х комнатная", "2-х комнатная квартира", "2хкомнатная", "2 х комн", "2-ком квартира"],
  ...["2-xonali", "2 ta xonali", "2-я комнатная", "двушка"],
])("%s is two rooms", async (words) => {
  const found = await search(words);
  expect(found.names.toSorted()).toEqual(["Xonadon 2 xonali", "Продаётся 2-комнатная квартира"]);
});

test("one and three rooms", async () => {
  expect((await search("1-но комнатная")).names).toEqual(["Квартира 1-комнатная"]);
  expect((await search("3х ком")).names).toEqual(["Kvartira 3 xonali"]);
});

test.each(["it ozuqa", "ит", "it", "собака"])("%s finds what is for dogs", async (words) => {
  expect((await search(words)).names).toEqual(["Itlar ozuqasi 15 kg"]);
});

test("the beginning of a word is carried on, not corrected", async () => {
  const { names, correctedQuery } = await search("паркетн");
  expect(names).toHaveLength(2);
  expect(correctedQuery).toBeNull();
});

test("a key held down finds nothing", async () => {
  await buildListing({ name: "Батарейки ААА, в упаковке", description: "—" });
  expect((await search("батарейки ааа")).total).toBe(1);
  for (const noise of ["wwwwwwww", "вввв", "батарейки аааааааа"]) {
    expect((await search(noise)).total, noise).toBe(0);
  }
});
