import { expect, test } from "vitest";
import { priceInSum } from "../listings/priceInSum.ts";
import { readPrices } from "./prices.ts";

const MLN = 1_000_000;
/** The price in sum of an amount of the unit of exchange, at the rate of the settings. */
const dollars = (price: number) => priceInSum(price, "UYE");

type Case = readonly [query: string, words: string, least?: number | undefined, most?: number | undefined];

/** Queries with their words, and the bounds in sum. */
const cases: readonly Case[] = [
  // Two plain numbers, each of so many digits that it can only be a price.
  ["диван 300000-5000000", "диван", 300_000, 5 * MLN],
  ["divan 300000-5000000", "divan", 300_000, 5 * MLN],
  ["диван 500 000 - 6 000 000", "диван", 500_000, 6 * MLN],
  ["диван 500 000 – 6 000 000 угловой", "диван угловой", 500_000, 6 * MLN],
  ["телефон 1000000-5000000", "телефон", MLN, 5 * MLN],
  ["кобальт 10000-12000", "кобальт", 10_000, 12_000],
  ["кобальт 10 000-12 000", "кобальт", 10_000, 12_000],
  ["чехол 50000 - 80000 белый", "чехол белый", 50_000, 80_000],
  ["2000000-3000000", "", 2 * MLN, 3 * MLN],
  ["500 000 - 1 000 000", "", 500_000, MLN],
  ["диван 500 000 до 6 000 000", "диван", 500_000, 6 * MLN],
  ["диван 500000 до 6000000 угловой", "диван угловой", 500_000, 6 * MLN],
  ["300.000-500.000", "", 300_000, 500_000],
  ["ноутбук 3,000,000-5,000,000", "ноутбук", 3 * MLN, 5 * MLN],
  ["sofa 300000 to 5000000", "sofa", 300_000, 5 * MLN],
  ["iphone 13 3000000-5000000", "iphone 13", 3 * MLN, 5 * MLN],
  ["диван 500000-6000000 сум", "диван", 500_000, 6 * MLN],
  // The currency of one end is that of both.
  ["велосипед $100-2000", "велосипед", dollars(100), dollars(2000)],
  ["велосипед $100 - $2000", "велосипед", dollars(100), dollars(2000)],
  ["велосипед 100$ - 2000", "велосипед", dollars(100), dollars(2000)],
  ["велосипед 100$-2000 горный", "велосипед горный", dollars(100), dollars(2000)],
  ["мото от 1500 баксов до 2000", "мото", dollars(1500), dollars(2000)],
  ["мото 1500$ до 2000", "мото", dollars(1500), dollars(2000)],
  ["1500$ до 2000$ мото", "мото", dollars(1500), dollars(2000)],
  ["мото 1500 у.е. - 2000", "мото", dollars(1500), dollars(2000)],
  ["мото от 1500$ до 2000 красный", "мото красный", dollars(1500), dollars(2000)],
  ["мото 1500$ dan 2000 gacha", "мото", dollars(1500), dollars(2000)],
  ["чехол 20000 сум - 50000", "чехол", 20_000, 50_000],
  ["чехол 5000 сум до 9000", "чехол", 5000, 9000],
  ["bike from $100 to 2000", "bike", dollars(100), dollars(2000)],
  // The ends the other way round, and in two currencies.
  ["диван 5-3 млн", "диван", 3 * MLN, 5 * MLN],
  ["диван от 5 до 3 млн", "диван", 3 * MLN, 5 * MLN],
  ["велосипед 200-100$", "велосипед", dollars(100), dollars(200)],
  ["велосипед 100$-1000000 сум", "велосипед", MLN, dollars(100)],
  ["велосипед 50$-1000000 сум", "велосипед", dollars(50), MLN],
  // Words of a bound in other letters and languages.
  ["maksimum 5 mln", "", undefined, 5 * MLN],
  ["divan maks 5 mln", "divan", undefined, 5 * MLN],
  ["divan maks. 5 mln", "divan", undefined, 5 * MLN],
  ["divan max 5 mln", "divan", undefined, 5 * MLN],
  ["divan minimum 5 mln", "divan", 5 * MLN],
  ["divan 5 mln maksimum", "divan", undefined, 5 * MLN],
  ["диван минимум 5 млн", "диван", 5 * MLN],
  ["диван 5 млн минимум", "диван", 5 * MLN],
  ["диван ценой от 3 до 5 млн", "диван", 3 * MLN, 5 * MLN],
  ["диван стоимостью от 3 до 5 млн", "диван", 3 * MLN, 5 * MLN],
  ["диван цена 3-5 млн", "диван", 3 * MLN, 5 * MLN],
  ["диван по цене 3-5 млн", "диван", 3 * MLN, 5 * MLN],
  ["диван бюджет 3-5 млн", "диван", 3 * MLN, 5 * MLN],
  ["divan narxi 3 dan 5 mln gacha", "divan", 3 * MLN, 5 * MLN],
  ["laptop 3 to 5 million", "laptop", 3 * MLN, 5 * MLN],
  ["laptop between 3 and 5 million", "laptop", 3 * MLN, 5 * MLN],
  ["laptop from 3 to 5 million", "laptop", 3 * MLN, 5 * MLN],
  ["laptop under 5 million", "laptop", undefined, 5 * MLN],
  ["laptop from 5 million", "laptop", 5 * MLN],
  ["laptop price between 3 and 5 million", "laptop", 3 * MLN, 5 * MLN],
  ["диван 5+ млн", "диван", 5 * MLN],
  ["диван 500+ тыс угловой", "диван угловой", 500_000],
  ["divan 5+ mln so'm", "divan", 5 * MLN],
  ["мото 1500+ $", "мото", dollars(1500)],
  // Where nobody can tell, nothing is bounded.
  ["дом 4 120 000$", "дом"],
  ["pulsar 200 rs до 2000$", "pulsar 200 rs", undefined, dollars(2000)],
  ["pulsar rs 200 до 2000$", "pulsar rs 200", undefined, dollars(2000)],
];

test.for(cases)("%s is %s, from %s to %s", ([query, words, minPrice, maxPrice]) => {
  const { words: read, bounds } = readPrices(query);
  expect({ words: read, ...bounds }).toEqual({ words, minPrice, maxPrice });
});

test.each([
  "nexia 2015-2020",
  "nexia 2015 - 2020",
  "шины 205-55",
  "шины 205-55-16",
  "бак 1000-2000 литров",
  "коврик 100 - 200",
  "артикул 12345-67890123",
  "98 90123-45678",
  "+998 90 123-45-67",
  "powerbank 10000-20000 mah",
  "нексия 100000-150000 км",
  "лампа 5000 k",
  "лампа 6000К",
  "лампа 3000-5000 k",
  "pulsar 200 rs",
])("%s says no price", (query) => {
  expect(readPrices(query)).toMatchObject({ words: query, said: "", bounds: {} });
});
