import { beforeAll, expect, test } from "vitest";
import { loadNames, searchNames } from "../../../lab/judged/market/namesOnly.ts";
import { prices } from "../../../tests/priceCases.ts";
import { advise } from "./advise.ts";
import { withoutPrices } from "./prices.ts";

test.each([
  ["диван до 5 млн", "диван"],
  ["iphone до 5 млн", "iphone"],
  ["iphone 13 до 5 млн", "iphone 13"],
  ["iphone 13 5 млн сум", "iphone 13"],
  ["iphone 13 500$", "iphone 13"],
  ["телефон 200$", "телефон"],
  ["телефон $200", "телефон"],
  ["телефон 200 у.е.", "телефон"],
  ["телефон 200уе", "телефон"],
  ["cobalt 13 000$", "cobalt"],
  ["velosiped 1,5 mln", "velosiped"],
  ["velosiped 1.5mln so'm", "velosiped"],
  ["divan 5 mln gacha", "divan"],
  ["divan 5 mlngacha", "divan"],
  ["диван 5 млн гача", "диван"],
  ["divan 2 mln so'mgacha", "divan"],
  ["5 mln gacha divan", "divan"],
  ["диван от 5 до 10 млн", "диван"],
  ["диван 5-10 млн", "диван"],
  ["диван 5 mln dan 10 mln gacha", "диван"],
  ["divan 5 dan 10 mln gacha", "divan"],
  ["диван 500 тыс угловой", "диван угловой"],
  ["диван 1 500 000 сум", "диван"],
  ["диван до 2000000", "диван"],
  ["телефон от 500 до 1000", "телефон"],
  ["не дороже 300 долларов ноутбук", "ноутбук"],
  ["divan 500 ming", "divan"],
])("%s is %s for its words", (query, words) => {
  expect(withoutPrices(query).replace(/\s+/g, " ")).toBe(words);
});

/** `iphone 13 500 тыс` is a model and its price, and so it may be here. */
const ambiguous = ["1 500 тыс", "12 500 долларов", "1 500 US$"];

test.each(prices.filter(([text]) => !ambiguous.includes(text)))(
  "диван for %s is диван for its words",
  (text) => {
    expect(withoutPrices(`диван ${text}`)).toBe("диван");
  },
);

test.each([
  "iphone 13 128 gb",
  "nexia 2015 dan",
  "велосипед до 5 лет",
  "весы до 500 кг",
  "powerbank 20 тыс mah",
  "матиз пробег до 100 тыс",
  "монета 100 сум",
  "сом 2 кг",
  "s23 ultra",
  "8/256",
  "диван до двери",
  "yeni 5 ye90",
  "кабель 5-10 м",
  "от 3 лет",
  "50 ming km",
  "шины 175-70",
  "millioner o'yini",
])("%s says no price", (query) => {
  expect(withoutPrices(query)).toBe(query);
});

/** Prices and numbers, beside things that they aren't of. */
beforeAll(() =>
  loadNames([
    "Диван угловой",
    "iPhone 13",
    "IELTS 5 ballgacha o'qituvchi",
    "Matematika 5 sinfgacha",
    "Флешка 64 gb",
  ]),
);

test.each([
  ["диван до 5 млн", "Диван угловой"],
  ["divan 5 mln gacha", "Диван угловой"],
  ["5 млн диван", "Диван угловой"],
  ["диван 200$", "Диван угловой"],
  ["iphone до 5 млн", "iPhone 13"],
])("%s finds what it finds without its price", async (query, name) => {
  expect((await searchNames(query)).names).toEqual([name]);
});

test.each([
  "диван 5 gacha",
  "велосипед 5 gacha",
  "велосипед 5 mln gacha",
  "велосипед 5 6",
  "гитара 64 gb белая",
])("who finds nothing for %s isn't advised to look for a number", async (search) => {
  const { data } = JSON.parse((await advise({ search })).text) as {
    data: { filters: { search?: string } }[];
  };
  const words = data.flatMap(({ filters }) => filters.search ?? []);
  expect(words.filter((one) => !/диван/.test(one))).toEqual([]);
});
