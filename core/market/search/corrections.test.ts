import { beforeAll, describe, expect, test } from "vitest";
import { loadNames, searchNames } from "../../../tests/namesOnly.ts";

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

describe("what is no word", () => {
  beforeAll(() =>
    loadNames([
      "Батарейки ААА, в упаковке",
      "Wi-Fi роутер",
      "Фишки",
      "Ish bor, ish haqi yaxshi",
      "Набор F для сада",
      "ООО Ширкат ищет мастера",
      "Рассказ о любви",
      "Монеты СССР",
    ]),
  );

  const held = ["wwwwwwww", "вввв", "батарейки аааааааа", "abbbb", "abbbbbbbb", "ффф", "ыыыщщщ", "ыыщщ"];
  const inTurn = ["фыфыфы", "фывфыв", "ыщыщыщ", "qweqwe"];
  test.each([...held, ...inTurn, "фф", "щщ", "ыыыщщщфффъъъ"])("%s finds nothing", async (noise) => {
    for (const typed of [noise, `${noise}!`, `«${noise}»`, `${noise},`, `(${noise})))`, `${noise}.`]) {
      const { total, correctedQuery } = await searchNames(typed);
      expect([total, correctedQuery], typed).toEqual([0, null]);
    }
  });

  test.each(["ыыы-щщщ", "ффф/ффф", "ффф ыыыщщщ"])("%s finds nothing", async (noise) => {
    expect((await searchNames(noise)).total).toBe(0);
  });

  test.each([
    ["батарейки ааа", "Батарейки ААА, в упаковке"],
    ["батарейки aaa!", "Батарейки ААА, в упаковке"],
    ["ООО", "ООО Ширкат ищет мастера"],
    ["«ooo»", "ООО Ширкат ищет мастера"],
    ["монеты ссср", "Монеты СССР"],
    ["F", "Набор F для сада"],
  ])("%s finds just %s", async (typed, name) => {
    expect((await searchNames(typed)).names).toEqual([name]);
  });

  test("what is written so is found all the same", async () => {
    await loadNames(["Группа Ффф", "Кафе Ыыщщ", "Кружок Фывфыв"]);
    expect((await searchNames("ффф")).names).toEqual(["Группа Ффф"]);
    expect((await searchNames("ыыщщ!")).names).toEqual(["Кафе Ыыщщ"]);
    expect((await searchNames("фывфыв")).names).toEqual(["Кружок Фывфыв"]);
    expect((await searchNames("диваааан")).total).toBeGreaterThan(0);
  });
});

describe("marks around a word", () => {
  const around = ["%!", "%,", "%.", "%?", "«%»", "(%)", "“%”", "...%…", "'%'"];
  test.each(["наутбук", "диван", "паркетн", "угловой двиа", "samsng", "дивон"])(
    "of %s change nothing",
    async (word) => {
      const plain = await searchNames(word);
      expect(plain.total).toBeGreaterThan(0);
      for (const marked of around.map((one) => one.replace("%", word)))
        expect(await searchNames(marked), marked).toEqual(plain);
    },
  );

  test.each(["паркет", "лопатка"])("%s stays what it is", async (word) => {
    for (const marked of around.map((one) => one.replace("%", word)))
      expect((await searchNames(marked)).correctedQuery, marked).toBeNull();
  });
});

test.each([
  ["телевзо", "televizor", "Samsung televizor"],
  ["ноутб", null, "Ноутбук Asus"],
  ["наутб", "ноутбук", "Ноутбук Asus"],
  ["нуотбу", "ноутбук", "Ноутбук Asus"],
  ["кварт", null, "Квартира 1-комнатная"],
  ["квра", "квартира", "Квартира 1-комнатная"],
  ["угловой двиа", "угловой диван", "Диван угловой"],
])("%s is the beginning of a word, with a typo or without", async (words, meant, name) => {
  const { names, correctedQuery } = await searchNames(words);
  expect([correctedQuery?.toLowerCase() ?? null, names.includes(name)]).toEqual([meant, true]);
});

test.each(["наутб диван", "крес ло", "шарл", "стар", "сахн"])(
  "%s begins nothing with a typo",
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
