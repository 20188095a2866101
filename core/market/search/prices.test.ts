import { beforeAll, expect, test } from "vitest";
import { loadNames, searchNames } from "../../../tests/namesOnly.ts";
import { prices } from "../../../tests/priceCases.ts";
import { priceInSum } from "../listings/priceInSum.ts";
import { advise } from "./advise.ts";
import { readPrices } from "./prices.ts";

const MLN = 1_000_000;
/** The price in sum of an amount of the unit of exchange, at the rate of the settings. */
const dollars = (price: number) => priceInSum(price, "UYE");

type Case = readonly [query: string, words: string, least?: number | undefined, most?: number | undefined];

/** Queries with their words, and the bounds in sum. */
const cases: readonly Case[] = [
  ["до 2 млн", "", undefined, 2 * MLN],
  ["до 100 тыс", "", undefined, 100_000],
  ["от 1 млн до 3 млн", "", MLN, 3 * MLN],
  ["2 mln gacha", "", undefined, 2 * MLN],
  ["под 500$", "", undefined, dollars(500)],
  ["до 5 сум", "", undefined, 5],
  ["диван до 5 млн", "диван", undefined, 5 * MLN],
  ["iphone до 5 млн", "iphone", undefined, 5 * MLN],
  ["iphone 13 до 5 млн", "iphone 13", undefined, 5 * MLN],
  ["диван до 3 млн 500", "диван", undefined, 3.5 * MLN],
  ["диван до 3 млн 500 сум", "диван", undefined, 3.5 * MLN],
  ["диван 3 mln 500 gacha", "диван", undefined, 3.5 * MLN],
  ["диван до 1 500 тыс", "диван", undefined, 1.5 * MLN],
  ["диван до 1,5 млн угловой", "диван угловой", undefined, 1.5 * MLN],
  ["чехол до 50к", "чехол", undefined, 50_000],
  ["чехол 50k gacha", "чехол", undefined, 50_000],
  ["nexia до 13 000$", "nexia", undefined, dollars(13_000)],
  ["телефон до 200 дол", "телефон", undefined, dollars(200)],
  ["телефон до 200 дол.", "телефон", undefined, dollars(200)],
  ["телефон 200 долл и дешевле", "телефон", undefined, dollars(200)],
  ["телефон до $200", "телефон", undefined, dollars(200)],
  ["телефон до $1.5k", "телефон", undefined, dollars(1500)],
  ["телефон до 200 у.е.", "телефон", undefined, dollars(200)],
  ["phone under 500$", "phone", undefined, dollars(500)],
  ["phone under $500", "phone", undefined, dollars(500)],
  ["phone up to 2 mln", "phone", undefined, 2 * MLN],
  ["phone from $100 to $200", "phone", dollars(100), dollars(200)],
  ["phone between 1 and 2 mln", "phone", MLN, 2 * MLN],
  ["не дороже 300 долларов ноутбук", "ноутбук", undefined, dollars(300)],
  ["ноутбук не более 3 млн", "ноутбук", undefined, 3 * MLN],
  ["ноутбук дешевле 3 млн", "ноутбук", undefined, 3 * MLN],
  ["ноутбук 3 млн и ниже", "ноутбук", undefined, 3 * MLN],
  ["ноутбук 3 млн и дешевле", "ноутбук", undefined, 3 * MLN],
  ["ноутбук за 3 млн", "ноутбук", undefined, 3 * MLN],
  ["ноутбук по цене до 3 млн", "ноутбук", undefined, 3 * MLN],
  ["ноутбук цена: до 3 млн", "ноутбук", undefined, 3 * MLN],
  ["ноутбук не дешевле 3 млн", "ноутбук", 3 * MLN],
  ["ноутбук от 3 млн", "ноутбук", 3 * MLN],
  ["ноутбук дороже 3 млн", "ноутбук", 3 * MLN],
  ["ноутбук 3 млн и выше", "ноутбук", 3 * MLN],
  ["ноутбук 500$+", "ноутбук", dollars(500)],
  ["ноутбук около 2 млн", "ноутбук", MLN, 3 * MLN],
  ["noutbuk 2 mln atrofida", "noutbuk", MLN, 3 * MLN],
  ["divan 5 mln gacha", "divan", undefined, 5 * MLN],
  ["divan 5 mlngacha", "divan", undefined, 5 * MLN],
  ["divan 2 milyongacha", "divan", undefined, 2 * MLN],
  ["диван до 2 миллёнов", "диван", undefined, 2 * MLN],
  ["диван 5 млн гача", "диван", undefined, 5 * MLN],
  ["divan 2 mln so'mgacha", "divan", undefined, 2 * MLN],
  ["divan 500 ming soʻmgacha", "divan", undefined, 500_000],
  ["divan 500 ming so‘m gacha", "divan", undefined, 500_000],
  ["divan 500 ming so''mgacha", "divan", undefined, 500_000],
  ["divan 500 ming s'omgacha", "divan", undefined, 500_000],
  ["divan 500 ming sòm gacha", "divan", undefined, 500_000],
  ["divan 500 ming sömgacha", "divan", undefined, 500_000],
  ["divan 500 mingdan arzon", "divan", undefined, 500_000],
  ["divan 500 mingdan qimmat emas", "divan", undefined, 500_000],
  ["divan 500 mingdan qimmat", "divan", 500_000],
  ["divan 500 ming so'mdan", "divan", 500_000],
  ["5 mln gacha divan", "divan", undefined, 5 * MLN],
  ["диван от 5 до 10 млн", "диван", 5 * MLN, 10 * MLN],
  ["диван от 500 до 1 млн", "диван", 500_000, MLN],
  ["диван 5-10 млн", "диван", 5 * MLN, 10 * MLN],
  ["диван 5 млн – 10 млн", "диван", 5 * MLN, 10 * MLN],
  ["диван 5 mln dan 10 mln gacha", "диван", 5 * MLN, 10 * MLN],
  ["divan 5 dan 10 mln gacha", "divan", 5 * MLN, 10 * MLN],
  ["диван от 100 до 200$", "диван", dollars(100), dollars(200)],
  ["диван до 2000000", "диван", undefined, 2 * MLN],
  ["диван от 1 000 000 до 2 000 000", "диван", MLN, 2 * MLN],
  ["до 2 000 000 диван", "диван", undefined, 2 * MLN],
  ["диван до миллиона", "диван", undefined, MLN],
  ["диван до 2-х млн", "диван", undefined, 2 * MLN],
  ["диван до 2 млн с половиной", "диван", undefined, 2.5 * MLN],
  ["диван до 100 т.с.", "диван", undefined, 100_000],
  ["диван < 2 млн", "диван", undefined, 2 * MLN],
  ["диван дешевле чем за 2 млн", "диван", undefined, 2 * MLN],
  ["divan ot 1 do 2 mln", "divan", MLN, 2 * MLN],
  ["divan 1-3 mln oralig'ida", "divan", MLN, 3 * MLN],
  ["iphone 12 400-500$", "iphone 12", dollars(400), dollars(500)],
  // A letter is a scale before a currency, too, and both prices are of the one that is named.
  ["диван до 10к$", "диван", undefined, dollars(10_000)],
  ["sofa under 10k$", "sofa", undefined, dollars(10_000)],
  ["кобальт до 10к долларов", "кобальт", undefined, dollars(10_000)],
  ["кобальт до 10 к баксов", "кобальт", undefined, dollars(10_000)],
  ["кобальт до 10к у.е.", "кобальт", undefined, dollars(10_000)],
  ["кобальт 10к$ gacha", "кобальт", undefined, dollars(10_000)],
  ["диван до 500к сум", "диван", undefined, 500_000],
  ["кобальт от 9к до 12к$", "кобальт", dollars(9000), dollars(12_000)],
  ["кобальт 9к-12к$", "кобальт", dollars(9000), dollars(12_000)],
  ["кобальт от 9 тыс до 12 тыс долларов", "кобальт", dollars(9000), dollars(12_000)],
  ["кобальт от 9к$ до 12к$", "кобальт", dollars(9000), dollars(12_000)],
  ["кобальт от 9000$ до 12000", "кобальт", dollars(9000), dollars(12_000)],
  ["кобальт от 9к$ до 12к", "кобальт", dollars(9000), dollars(12_000)],
  ["диван от 1 млн до 500$", "диван", MLN, dollars(500)],
  ["divan 2 va 4 mln orasida", "divan", 2 * MLN, 4 * MLN],
  ["divan 2 mln va 4 mln orasida", "divan", 2 * MLN, 4 * MLN],
  ["divan 2 va 4 mln oraligʻida", "divan", 2 * MLN, 4 * MLN],
  ["divan 2 mln bilan 4 mln orasida", "divan", 2 * MLN, 4 * MLN],
  ["диван 2 ва 4 млн орасида", "диван", 2 * MLN, 4 * MLN],
  ["диван 2 млн ва 4 млн оралиғида", "диван", 2 * MLN, 4 * MLN],
  ["divan 500 ming va 1 mln so'm orasida", "divan", 500_000, MLN],
  ["диван между 2 млн и 4 млн", "диван", 2 * MLN, 4 * MLN],
  ["диван свыше 2 млн", "диван", 2 * MLN],
  ["диван не свыше 2 млн", "диван", undefined, 2 * MLN],
  ["диван 2 млн и свыше", "диван", 2 * MLN],
  ["divan dorozhe 2 mln", "divan", 2 * MLN],
  ["диван <2000000", "диван", undefined, 2 * MLN],
  ["диван >2000000", "диван", 2 * MLN],
  ["диван<2000000", "диван", undefined, 2 * MLN],
  ["диван ≤2 000 000", "диван", undefined, 2 * MLN],
  ["диван >=2000000", "диван", 2 * MLN],
  ["диван <2млн", "диван", undefined, 2 * MLN],
  ["диван до 5 млн торг", "диван", undefined, 5 * MLN],
  ["диван до 5 млн, торг уместен", "диван", undefined, 5 * MLN],
  ["диван до 5 млн сум (договорная) угловой", "диван угловой", undefined, 5 * MLN],
  ["divan 5 mln gacha kelishiladi", "divan", undefined, 5 * MLN],
  ["диван 500$ келишилади", "диван"],
  ["до 5 млн торговое оборудование", "торговое оборудование", undefined, 5 * MLN],
  ["до 500 млн торговый центр", "торговый центр", undefined, 500 * MLN],
  ["диван до полутора млн", "диван", undefined, 1.5 * MLN],
  ["диван до полутора миллионов", "диван", undefined, 1.5 * MLN],
  ["диван полтора миллиона", "диван"],
  ["диван от полутора до 2 млн", "диван", 1.5 * MLN, 2 * MLN],
  ["divan bir yarim mln gacha", "divan", undefined, 1.5 * MLN],
  ["диван бир ярим млн гача", "диван", undefined, 1.5 * MLN],
  ["диван до полмиллиона", "диван", undefined, 500_000],
  ["диван до пол миллиона", "диван", undefined, 500_000],
  // No listing is sold for these, so they bound nothing.
  ["диван до 5 млн рублей", "диван"],
  ["диван до 5 млн руб.", "диван"],
  ["диван до 50 тыс р", "диван"],
  ["диван до 50 т.р.", "диван"],
  ["диван до 50к руб", "диван"],
  ["диван до 5000 р", "диван"],
  ["диван от 2 до 5 млн рублей", "диван"],
  ["диван 2-5 млн руб", "диван"],
  ["диван 5 млн рублей", "диван"],
  ["divan 5 mln rublgacha", "divan"],
  ["диван 50 тыс рублей и ниже", "диван"],
  ["диван до 5 млн евро", "диван"],
  ["диван до 3 млн 500 руб", "диван"],
  ["диван до 500 000 рублей", "диван"],
  ["диван до 2000000 р", "диван"],
  ["диван до 500€", "диван"],
  ["диван до 5000 руб", "диван"],
  // These numbers may be dollars or thousands of sum, so they bound nothing.
  ["телефон от 500 до 1000", "телефон"],
  // An amount alone bounds nothing, as it may be misread.
  ["iphone 13 5 млн сум", "iphone 13"],
  ["iphone 13 500$", "iphone 13"],
  ["телефон 200$", "телефон"],
  ["телефон $200", "телефон"],
  ["телефон 200 у.е.", "телефон"],
  ["телефон 200уе", "телефон"],
  ["cobalt 13 000$", "cobalt"],
  ["velosiped 1,5 mln", "velosiped"],
  ["velosiped 1.5mln so'm", "velosiped"],
  ["диван 500 тыс угловой", "диван угловой"],
  ["диван 50к", "диван"],
  ["диван 3 млн 500", "диван"],
  ["диван 3 млн 500 угловой", "диван угловой"],
  ["холодильник до 3 млн 300 литров", "холодильник 300 литров", undefined, 3 * MLN],
  ["диван 1 500 000 сум", "диван"],
  ["divan 500 ming", "divan"],
];

test.for(cases)("%s is %s, from %s to %s", ([query, words, minPrice, maxPrice]) => {
  const { words: read, bounds } = readPrices(query);
  expect({ words: read, ...bounds }).toEqual({ words, minPrice, maxPrice });
});

/** `iphone 13 500 тыс` is a model and its price, and so it may be here. */
const ambiguous = ["1 500 тыс", "12 500 долларов", "1 500 US$"];

test.each(prices.filter(([text]) => !ambiguous.includes(text)))(
  "диван for %s is диван for its words",
  (text) => {
    expect(readPrices(`диван ${text}`)).toMatchObject({ words: "диван", bounds: {} });
  },
);

test.each(prices)("диван до %s is bounded by %d of its currency", (text, price) => {
  const { words, bounds } = readPrices(`диван до ${text}`);
  expect(words).toBe("диван");
  expect([price, dollars(price)]).toContain(bounds.maxPrice);
});

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
  "диван 2 метра",
  "диван 1²00 сум",
  "кольцо 14к",
  "монитор до 4к",
  "кран до 5 т",
  "от 2015 года",
  "powerbank до 20к mah",
  "канал до 10 тыс подписчиков",
  "с 12 до 18",
  "millioner o'yini",
  "кроссовки до 42 р",
  "тёплый пол млн",
  "монитор 4к евро вилка",
  "divan 2 va 4 orasida",
  "торг",
])("%s says no price", (query) => {
  expect(readPrices(query)).toMatchObject({ words: query, said: "", bounds: {} });
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
