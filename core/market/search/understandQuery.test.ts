import { beforeAll, describe, expect, test } from "vitest";
import { loadNames, saveNames, searchNames } from "../../../tests/namesOnly.ts";
import { refreshLexicon } from "./refreshLexicon.ts";
import { understandQuery } from "./understandQuery.ts";

const names = [
  "Продаётся 2-комнатная квартира",
  "Квартира 3-комнатная, дом 2",
  "Квартира 1-комнатная в Ташкенте",
  "iPhone 13",
  "iPhone 14",
  "iPhone 13 Pro Max",
  "Чехол iPhone 13 Pro",
  "Samsung Galaxy A54",
  "Samsung Galaxy S23",
  "Samsung Galaxy S22, 23 месяца гарантии",
  "Samsung 54",
  "Телевизор Samsung 8K",
  "Телевизор Artel 43",
  "Realme C55 8/256",
  "Ресивер 4K",
  "Радио 12V",
  "Vivo 12/512, в коробке",
  "Инвертор 220 В",
  "Redmi Note 12",
  "Redmi 12",
  "Принтер Epson L805",
  "Бак 2 л",
  "Термос 2л",
  "Лук, 2 пучка",
  "1С Бухгалтерия",
  "Семена 1 кг, сорт С",
  "Квартира 50 м²",
  "Участок 50 кв. м",
  "Дача, 50 соток, 3 м",
  "2-к квартира",
  "Xiaomi Redmi Note 10S",
  "Galaxytab чехол",
];

beforeAll(() => loadNames(names));

const found = async (words: string) => (await searchNames(words)).names.toSorted();

describe("the other keyboard layout", () => {
  test.each([
    ["2 rjvyfnyfz", "2 комнатная"],
    ["2-rjvyfnyfz", "2-комнатная"],
    ["2 [ rjvyfnyfz", "2-х комнатная"],
    ["fqajy 13", "айфон 13"],
    ["шзрщту 14", "iphone 14"],
    ["ntktdbpjh 43", "телевизор 43"],
    ["htlvb 12", "редми 12"],
    ["cfvceyu f54", "самсунг а54"],
    ["cfvceyu s23", "самсунг s23"],
    ["rdfhnbhf d nfirtynt", "квартира в ташкенте"],
    ["fqajy13ghjvfrc", "айфон13промакс"],
  ])("of %s is %s, numbers and models with it", async (typed, meant) => {
    expect((await understandQuery(typed))?.correction).toBe(meant);
    const { names: shown, correctedQuery } = await searchNames(typed);
    expect([shown.toSorted(), correctedQuery]).toEqual([await found(meant), meant]);
    expect(shown.length).toBeGreaterThan(0);
  });

  test("leaves a model as typed that is none in it", async () => {
    expect(await found("cfvceyu a54")).toContain("Samsung Galaxy A54");
    expect(await found("ntktdbpjh 8k")).toEqual(["Телевизор Samsung 8K"]);
    expect(await found("ыфьыгтп ф54")).toContain("Samsung Galaxy A54");
  });

  test("isn't looked for in numbers alone", async () => {
    expect(await understandQuery("1313")).toMatchObject({ correction: null, tiers: [{ terms: "'1313'" }] });
    expect(await understandQuery("2.5")).toMatchObject({ correction: null });
  });
});

describe("a number and the letter typed behind it", () => {
  test.each([
    ["8k", ["Телевизор Samsung 8K"]],
    ["4к", ["Ресивер 4K"]],
    ["12v", ["Радио 12V"]],
    ["220в", ["Инвертор 220 В"]],
    ["2л", ["Бак 2 л", "Термос 2л"]],
    ["1с", ["1С Бухгалтерия"]],
    ["50м", ["Квартира 50 м²", "Участок 50 кв. м"]],
    ["50м2", ["Квартира 50 м²", "Участок 50 кв. м"]],
    ["50 м2", ["Квартира 50 м²", "Участок 50 кв. м"]],
    ["50 кв м", ["Квартира 50 м²", "Участок 50 кв. м"]],
    ["50 квадратов", ["Квартира 50 м²", "Участок 50 кв. м"]],
    ["50 kvadrat", ["Квартира 50 м²", "Участок 50 кв. м"]],
    ["2 литра", ["Бак 2 л", "Термос 2л"]],
    ["220 вольт", ["Инвертор 220 В"]],
    ["1 кило", ["Семена 1 кг, сорт С"]],
    ["эс 23", ["Samsung Galaxy S23"]],
    ["реалми ц55", ["Realme C55 8/256"]],
    ["note 10s", ["Xiaomi Redmi Note 10S"]],
    ["note 10 s", ["Xiaomi Redmi Note 10S"]],
  ])("stand next to each other: %s", async (typed, expected) => {
    expect(await found(typed)).toEqual(expected);
  });

  test.each([
    ["220 в", ["Инвертор 220 В"]],
    ["220 в инвертор", ["Инвертор 220 В"]],
    ["1 кг с", ["Семена 1 кг, сорт С"]],
    ["13 в", []],
    ["iphone 13 в", ["iPhone 13", "iPhone 13 Pro Max", "Чехол iPhone 13 Pro"]],
  ])("are no preposition where nothing follows: %s", async (typed, expected) => {
    expect(await found(typed)).toEqual(expected);
  });

  test("say nothing before a number or a place", async () => {
    const partsIn = async (words: string) => (await understandQuery(words))?.parts.map(({ text }) => text);
    expect(await partsIn("коляска 2 в 1")).toEqual(["коляска", "2", "1"]);
    expect(await partsIn("айфон 13 в ташкенте")).toEqual(["айфон", "13", "ташкенте"]);
    expect(await partsIn("cobalt 2022 г")).toEqual(["cobalt", "2022"]);
    expect(await partsIn("цепочка 5 г")).toEqual(["цепочка", "5 г"]);
  });

  test.each(["2к", "2к квартира", "2-к квартира"])("are rooms after themselves: %s", async (typed) => {
    const { names: shown } = await searchNames(typed);
    expect(shown).toEqual(["2-к квартира", "Продаётся 2-комнатная квартира"]);
  });
});

describe("words written together with numbers", () => {
  test.each([
    ["galaxys23", "galaxy s23"],
    ["samsunggalaxys23", "samsung galaxy s23"],
    ["epsonl805", "epson l805"],
    ["iphone13promax", "iphone 13 pro max"],
    ["айфон13промакс", "айфон 13 про макс"],
    ["iphone13pro", "iphone 13 pro"],
    ["redminote12", "redmi note 12"],
    ["redminote10s", "redmi note 10s"],
    ["redmi12", "redmi 12"],
    ["iphne13", "iphone 13"],
  ])("%s finds what %s does", async (together, apart) => {
    const expected = await found(apart);
    expect(expected.length).toBeGreaterThan(0);
    expect(await found(together)).toEqual(expected);
  });

  test("end in a letter that is the model's, though words may end so", async () => {
    expect((await searchNames("samsunga54")).names).toEqual(["Samsung Galaxy A54", "Samsung 54"]);
  });

  test("are found as they are when somebody has written them so, with what they are apart", async () => {
    await saveNames(["GalaxyS22 чехол"]);
    const expected = ["GalaxyS22 чехол", "Samsung Galaxy S22, 23 месяца гарантии"];
    for (const round of ["new", "known"]) {
      expect(await found("galaxys22"), round).toEqual(expected);
      await refreshLexicon();
    }
  });

  test.each([
    ["iphne13promax", "iphone 13 promax"],
    ["tелевизр8k", "телевизор 8k"],
    ["дивн-кровать", "диван кровать"],
  ])("%s is told as %s", async (typed, correction) => {
    await loadNames(["Диван и кровать"]);
    expect((await understandQuery(`${typed} `))?.correction).toBe(correction);
  });

  test.each([
    ["galaxys23ultra", ["galaxy", "s23", "ultra"]],
    ["iphone13promax", ["iphone", "13", "promax"]],
    ["fqajy 13 lbdfy", ["айфон", "13", "диван"]],
    ["redmi 8/256", ["redmi", "8/256"]],
    ["2-комнатная квартира", ["2-комнатная", "квартира"]],
  ])("%s has several parts", async (typed, texts) => {
    expect((await understandQuery(typed))?.parts.map(({ text }) => text)).toEqual(texts);
  });
});

describe("what is left out of names", () => {
  beforeAll(() =>
    loadNames([
      "Кобальт 2016",
      "Лабо тент",
      "Galaxy Fold",
      "Chevrolet Onix",
      "Дом, Юнусабад 4",
      "Дом, Юнусабад 14",
    ]),
  );

  test.each([
    ["шевроле кобальт", ["Кобальт 2016"]],
    ["шеви кобалт", ["Кобальт 2016"]],
    ["chevrolet labo", ["Лабо тент"]],
    ["samsung fold galaxy", ["Galaxy Fold"]],
    ["chevrolet", ["Chevrolet Onix"]],
  ])("is a brand whose own stands there: %s", async (typed, expected) => {
    expect(await found(typed)).toEqual(expected);
  });

  test.each(["дом юнусабад 4 квартал", "дом yunusobod 4 mavze", "дом юнусабад 4 кв"])(
    "is the unit of a number: %s",
    async (typed) => {
      expect(await found(typed)).toEqual(["Дом, Юнусабад 4"]);
    },
  );

  test("isn't when nothing else is asked for", async () => {
    expect(await found("4 квартал")).toEqual([]);
  });
});
