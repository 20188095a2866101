import { beforeAll, expect, test } from "vitest";
import { loadNames, searchNames } from "../../../lab/judged/market/namesOnly.ts";

const names = [
  "Palosi ma'qul narxda",
  "Sharlar ikki dona",
  "Neh rangli ip",
  "Fifine mikrofoni",
  "Shahar markazida ofis",
  "Sahna kiyimi",
  "Nima bo'lsa olinadi",
  "To'liq komplekt",
  "Toza asal",
  "Шея массажёр",
  "Шейный воротник",
  "Ноутбук Asus",
  "Стиральная машина LG",
  "Наушники JBL",
  "Samsung televizor",
  "Есть доставка",
  "Itlar ozuqasi 15 kg",
  "Продаётся 2-комнатная квартира",
  "Xonadon 2 xonali",
  "Квартира 1-комнатная",
  "Kvartira 3 xonali",
  "Диван угловой",
  "Кресло и диван",
  "Стол письменный",
  "Стол, ящик письменный",
  ...Array.from({ length: 12 }, (_, at) => `Паркет ${at}`),
  "Паркетная доска",
  "Паркетник Chery",
  "Веста",
];

beforeAll(() => loadNames(names));

test.each([
  "пальма",
  "шарики",
  "тур",
  "банан",
  "ақ",
  "сахар",
  "сауна",
  "зима",
  "столик",
  "роза",
  "тошно",
  "dfhtyq",
  "диванстол",
])("%s is a word the market lacks, and isn't turned into another", async (words) => {
  expect(await searchNames(words)).toEqual({
    names: [],
    total: 0,
    totalIsEstimate: false,
    correctedQuery: null,
  });
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
  const { correctedQuery, total } = await searchNames(words);
  expect(correctedQuery?.toLowerCase()).toBe(meant);
  expect(total).toBeGreaterThan(0);
  expect((await searchNames(meant)).total).toBeGreaterThan(0);
});

test("what is written together is looked for side by side", async () => {
  expect((await searchNames("столписьменный")).names).toEqual(["Стол письменный"]);
});

test("a word that several listings have is no beginning of others", async () => {
  expect((await searchNames("паркет")).total).toBe(12);
  expect((await searchNames("паркетн")).names.toSorted()).toEqual(["Паркетная доска", "Паркетник Chery"]);
  expect((await searchNames("веста")).names).toEqual(["Веста"]);
});

test.each([
  "2-х комнатная",
  "2х комнатная",
  "2-х комнатная квартира",
  "2хкомнатная",
  "2 х комн",
  "2-ком квартира",
  "2-xonali",
  "2 ta xonali",
  "2-я комнатная",
  "двушка",
])("%s is two rooms", async (words) => {
  const found = await searchNames(words);
  expect(found.names.toSorted()).toEqual(["Xonadon 2 xonali", "Продаётся 2-комнатная квартира"]);
});

test("one and three rooms", async () => {
  expect((await searchNames("1-но комнатная")).names).toEqual(["Квартира 1-комнатная"]);
  expect((await searchNames("3х ком")).names).toEqual(["Kvartira 3 xonali"]);
});

test.each(["it ozuqa", "ит", "it", "собака"])("%s finds what is for dogs", async (words) => {
  expect((await searchNames(words)).names).toEqual(["Itlar ozuqasi 15 kg"]);
});

test("the beginning of a word is carried on, not corrected", async () => {
  const { names, correctedQuery } = await searchNames("паркетн");
  expect(names).toHaveLength(2);
  expect(correctedQuery).toBeNull();
});

test("a key held down finds nothing", async () => {
  await loadNames(["Батарейки ААА, в упаковке", "Wi-Fi роутер", "Фишки"]);
  expect((await searchNames("батарейки ааа")).total).toBe(1);
  for (const noise of ["wwwwwwww", "вввв", "батарейки аааааааа", "abbbb", "abbbbbbbb"]) {
    expect((await searchNames(noise)).total, noise).toBe(0);
  }
  expect((await searchNames("диваааан")).total).toBeGreaterThan(0);
});

test.each([
  ["телевзо", "televizor", "Samsung televizor"],
  ["ноутб", null, "Ноутбук Asus"],
  ["наутб", "ноутбук", "Ноутбук Asus"],
  ["нуотбу", "ноутбук", "Ноутбук Asus"],
  ["кварт", null, "Квартира 1-комнатная"],
  ["квра", "квартира", "Квартира 1-комнатная"],
  ["угловой двиа", "угловой диван", "Диван угловой"],
])("%s is the beginning of a word, with a slip or without", async (words, meant, name) => {
  const { names, correctedQuery } = await searchNames(words);
  expect([correctedQuery?.toLowerCase() ?? null, names.includes(name)]).toEqual([meant, true]);
});

test.each(["наутб диван", "крес ло", "шарл", "стар", "сахн"])(
  "%s begins nothing with a slip",
  async (words) => {
    expect((await searchNames(words)).correctedQuery).toBeNull();
  },
);

test("what corrected words mean together is found, too", async () => {
  await loadNames(["Стиралка полуавтомат"]);
  expect((await searchNames("стиралная машина")).names).toEqual([
    "Стиральная машина LG",
    "Стиралка полуавтомат",
  ]);
});

test.each([
  "asdfgh",
  "qwerty",
  "ыыыы",
  "xxxxxx",
  "э",
  "z",
  "777777777",
  "000",
  "...",
  "%_\\",
  "' or 1=1",
  "\\",
  "'\"",
  "&|!:*",
  "😀😀",
  "фывапролдж",
  "ьъьъ",
  "<->",
  "('",
  "a".repeat(200),
  "я ".repeat(100),
])("%j is nothing, and nothing else", async (words) => {
  const { correctedQuery, total } = await searchNames(words);
  expect([correctedQuery, total]).toEqual([null, 0]);
});
