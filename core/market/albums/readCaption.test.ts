import { expect, test } from "vitest";
import { readCaption } from "./readCaption.ts";

/** How much money is meant: sum as a number, units of exchange with `$`, `talk` for one to be agreed on. */
type Meant = number | `${number}$` | "talk" | `${number} talk` | `${number}$ talk` | null;

function moneyOf(caption: string): Meant {
  const { price, currency, isNegotiable } = readCaption(caption);
  const amount = price === null ? null : currency === "UYE" ? (`${price}$` as const) : price;
  if (!isNegotiable) return amount;
  return amount === null ? "talk" : (`${amount} talk` as Meant);
}

/** Captions as people in Tashkent write them, and what a person reads out of each. */
const prices: readonly (readonly [caption: string, meant: Meant])[] = [
  ["Диван\n1 200 000 сум", 1_200_000],
  ["Диван\n1200000 сум", 1_200_000],
  ["Диван\n1.200.000 сум", 1_200_000],
  ["Диван\n1,200,000 sum", 1_200_000],
  ["Диван\n1 200 000 сум", 1_200_000],
  ["Диван, 1.2 млн", 1_200_000],
  ["Диван 1,2 млн сум", 1_200_000],
  ["Диван 2 млн 300 тыс сум", 2_300_000],
  ["Divan 2 mln 300 ming so'm", 2_300_000],
  ["Divan 1 mln so‘m", 1_000_000],
  ["Divan 1.5 mln soʻm", 1_500_000],
  ["Divan narxi 800 ming", 800_000],
  ["Divan narxi: 800 000", 800_000],
  ["Divan\nNarxi - 450 ming so`m", 450_000],
  ["Диван нархи 900 минг сўм", 900_000],
  ["Диван цена: 350 тыс.", 350_000],
  ["Диван за 350 тысяч сум", 350_000],
  ["Диван отдам за 700к", 700_000],
  ["Диван\nЦена 150$", "150$"],
  ["Диван $150", "150$"],
  ["Диван\n150 у.е.", "150$"],
  ["Диван 150 у.е", "150$"],
  ["Диван 150уе", "150$"],
  ["Divan 150 y.e.", "150$"],
  ["Divan 150 dollar", "150$"],
  ["Диван 150 долларов", "150$"],
  ["Диван 150 баксов", "150$"],
  ["Nexia 2, 2015 год, 6 500$", "6500$"],
  ["Cobalt 2020\nprobeg 45 000 km\nnarxi 11 500 $", "11500$"],
  ["Кобальт 2019 г.\nПробег 82 000 км\nЦена: 10 900 у.е.", "10900$"],
  ["iPhone 13 128GB\n550$", "550$"],
  ["iPhone 13 Pro 256 ГБ, батарея 89%, цена 640$", "640$"],
  ["iPhone11 64gb 250$", "250$"],
  ["Samsung A54 8/256 2 900 000 сум", 2_900_000],
  ["Квартира 3-комнатная, 78 м², 65 000$", "65000$"],
  ["Участок 6 соток\n45000 $", "45000$"],
  ["Uy 4 sotix, 5 xona\n38 000 y.e", "38000$"],
  ["Сдаю квартиру 400$ в месяц", "400$"],
  ["Kvartira ijaraga oyiga 3 500 000 so'm", 3_500_000],
  ["Куртка размер 48\n250 000 сум", 250_000],
  ["Krossovka 42 razmer, 320 ming", 320_000],
  ["Кроватка 120х60\n600000", 600_000],
  ["Велосипед\n1 450 000", 1_450_000],
  ["Велосипед\n💰 1 450 000 💰", 1_450_000],
  ["Цена 5000 сум за штуку", 5000],
  ["Книги по 15 000 сум", 15_000],
  ["Был 2 000 000, вместо 2 000 000 сум прошу 1 400 000 сум", 1_400_000],
  ["Цена 500 000 сум. Доставка 30 000 сум", 500_000],
  ["Доставка 30 000 сум. Цена 500 000 сум", 500_000],
  ["Холодильник, доставка 50 000 сум", null],
  ["Ноутбук, рассрочка 400 000 сум", null],
  ["Пылесос 2000 Вт, 700 тыс сум", 700_000],
  ["Телевизор 55 дюймов 4K\n4 200 000 сум", 4_200_000],
  ['Телевизор LG 43" 4K', null],
  ["PlayStation 5 - 450$", "450$"],
  ["Айфон 12 - 300$", "300$"],
  ["Коляска 3 в 1, 1 100 000 сум", 1_100_000],
  ["Диван 100-150$", null],
  ["Диван от 100 до 150$", null],
  ["Divan 1-2 mln", null],
  ["Диван, год 2015", null],
  ["Диван 2015", null],
  ["2015", null],
  ["Матиз 2012 года, пробег 120 000", null],
  ["Matiz 2012 yil, probeg 120 000 km", null],
  ["Пробег 150 тыс км", null],
  ["Probeg 150 ming", null],
  ["Память 256 ГБ, ОЗУ 8 ГБ", null],
  ["SSD 512 gb, RAM 16", null],
  ["Размер 1200 мм на 600 мм", null],
  ["Площадь 120 кв.м", null],
  ["Аккумулятор 5000 mah", null],
  ["Куплю 150 кг яблок", null],
  ["Стул 4 шт", null],
  ["Артикул 1234567", null],
  ["Диван, рассрочка 12 мес по 300 000 сум", null],
  ["Диван 5 млн сум, рассрочка 12 мес по 500 000 сум", 5_000_000],
  ["Квартира, 500 тыс залог", null],
  ["Квартира 700$ залог 500$", "700$"],
  ["Участок, 120 000 сум/м.кв", null],
  ["Участок, 120 000 сум за м кв", null],
  ["IMEI 356938035643809", null],
  ["Велосипед 26", null],
  ["iPhone 7 900 000 сум", null],
  ["iPhone 11 250 $", null],
  ["Цена 150", null],
  ["Narxi 2020", null],
  ["Духи 100€", null],
  ["Духи 5000 рублей", null],
  ["Диван\n00998901234567", null],
  ["2к квартира, 3 этаж", null],
  ["Цена договорная", "talk"],
  ["Договорная", "talk"],
  ["Narxi kelishiladi", "talk"],
  ["Нархи келишилади", "talk"],
  ["Kelishamiz", "talk"],
  ["Цена по договорённости", "talk"],
  ["Диван 500$ торг", "500$ talk"],
  ["Диван 500$, торг уместен", "500$ talk"],
  ["Divan 2 mln so'm, kelishiladi", "2000000 talk"],
  ["Диван 500$ без торга", "500$"],
  ["Divan 500$ kelishilmaydi", "500$"],
  ["Торговое оборудование, 900 000 сум", 900_000],
  ["Price 120 000 sum, negotiable", "120000 talk"],
  ["Selling a bike, $85", "85$"],
  ["Bike, 1.4 million sum", 1_400_000],
  ["Звоните 90 123 45 67", null],
  ["Тел +998 90 123-45-67, цена 300 000 сум", 300_000],
  ["300 000 сум 901234567", 300_000],
  ["सोफ़ा, कीमत 2 लाख", 200_000],
  ["सोफ़ा २ लाख", 200_000],
  ["Sofa 2 lakh", 200_000],
  ["मकान 1.5 करोड\u093C", 15_000_000],
  ["मकान 1.5 करो\u095C", 15_000_000],
  ["Sofa ₹ 2,50,000", 250_000],
  ["Sofa ₹२,५०,०००", 250_000],
  ["सोफ़ा 50 हज़ार", 50_000],
  ["Диван ٢٥٠ ٠٠٠ сум", 250_000],
  ["Диван ２５０ ０００ сум", 250_000],
  ["Диван, 500 тыс", 500_000],
  ["Divan, 500 ming", 500_000],
  ["Divan 1,5 mln", 1_500_000],
  ["Диван 300 у.е.", "300$"],
];

test.each(prices)("%j costs %j", (caption, meant) => {
  expect(moneyOf(caption)).toBe(meant);
});

test("there are enough of them to judge by", () => {
  expect(prices.length).toBeGreaterThanOrEqual(80);
});

test.each([
  ["Диван +998 90 123-45-67", ["+998901234567"]],
  ["Диван +998901234567", ["+998901234567"]],
  ["Диван 998 90 123 45 67", ["+998901234567"]],
  ["Диван 90 123 45 67", ["+998901234567"]],
  ["Диван (90) 123-45-67", ["+998901234567"]],
  ["Диван 90-123-45-67", ["+998901234567"]],
  ["Диван 901234567", ["+998901234567"]],
  ["Divan tel: 97.123.45.67", ["+998971234567"]],
  ["Диван 8 90 123 45 67", ["+998901234567"]],
  ["Диван 71 200-00-00", ["+998712000000"]],
  ["Диван 00998 90 123 45 67", ["+998901234567"]],
  ["Диван 87 123 45 67", ["+998871234567"]],
  ["Диван 8(90)123-45-67", ["+998901234567"]],
  ["Диван 0 90 123 45 67", ["+998901234567"]],
  ["Диван +7 916 123-45-67", ["+79161234567"]],
  ["90 123 45 67, 93 765 43 21", ["+998901234567", "+998937654321"]],
  ["90 123 45 67 / +998901234567", ["+998901234567"]],
  ["901111111 902222222 903333333 904444444", ["+998901111111", "+998902222222", "+998903333333"]],
  ["Диван 901 234 567 сум", []],
  ["Диван 901234567 сум", []],
  ["Цена 1 200 000", []],
  ["Артикул 1234567890123", []],
  ["IMEI 356938035643809", []],
  ["8600 1234 5678 9012", []],
  ["2015 2016 2017", []],
  ["Диван ९० १२३ ४५ ६७", ["+998901234567"]],
  ["Диван +٩٩٨٩٠١٢٣٤٥٦٧", ["+998901234567"]],
  ["Диван ９０-１２３-４５-６７", ["+998901234567"]],
])("%j has the phones %j", (caption, phones) => {
  expect(readCaption(caption).phones).toEqual(phones);
});

test("the first line is the name, and what is recognised goes only with a line of its own", () => {
  const caption = `Велосипед горный Stels

Цена: 1 200 000 сум
Почти новый, 21 скорость, брал за 200$ в прошлом году.
Тел: +998 90 123-45-67, звоните`;
  expect(readCaption(caption)).toEqual({
    name: "Велосипед горный Stels",
    description: "Почти новый, 21 скорость, брал за 200$ в прошлом году.",
    price: 1_200_000,
    currency: "UZS",
    isNegotiable: false,
    phones: ["+998901234567"],
  });
});

test("price and phone that stand before the name don't become it", () => {
  expect(readCaption("450$ торг\n☎️ 90 123 45 67\nКоляска\nТри колеса")).toMatchObject({
    name: "Коляска",
    description: "Три колеса",
    price: 450,
    isNegotiable: true,
  });
  expect(readCaption("450$")).toMatchObject({ name: "", description: "", price: 450 });
});

test.each([
  ["iPhone 13, 90 123 45 67, 5 mln", "iPhone 13", 5_000_000, ["+998901234567"]],
  ["iPhone 13 5 mln 901234567", "iPhone 13", 5_000_000, ["+998901234567"]],
  ["90 123 45 67 iPhone 13 - 5 mln", "iPhone 13", 5_000_000, ["+998901234567"]],
  ["iPhone 13, 90 123 45 67, 128 гб", "iPhone 13, 128 гб", null, ["+998901234567"]],
  ["iPhone 13, цена 5 млн, тел: 90 123 45 67, 128 гб", "iPhone 13, 128 гб", 5_000_000, ["+998901234567"]],
  ["Диван за 350 тысяч, звоните +998 90 123-45-67", "Диван", 350_000, ["+998901234567"]],
  ["Divan narxi 800 ming, tel 90 123 45 67", "Divan", 800_000, ["+998901234567"]],
  ["Диван 500$ торг", "Диван", 500, []],
  ["Диван 150 долларов США", "Диван", 150, []],
  ["Диван, 8(90)123-45-67", "Диван", null, ["+998901234567"]],
  ["Divan 150$ USD", "Divan", 150, []],
  ["Коляска 450$", "Коляска", 450, []],
  [
    "Велосипед и самокат, 90 123 45 67 / 91 234 56 78",
    "Велосипед и самокат",
    null,
    ["+998901234567", "+998912345678"],
  ],
  ["सोफ़ा, कीमत 2 लाख, ९० १२३ ४५ ६७", "सोफ़ा", 200_000, ["+998901234567"]],
  ["सोफ़ा\nफ़ोन: ९० १२३ ४५ ६७", "सोफ़ा", null, ["+998901234567"]],
  ["सोफ\u093Cा\nमोबाइल नंबर 90 123 45 67", "सोफ\u093Cा", null, ["+998901234567"]],
  ["Диван", "Диван", null, []],
])("of one line the name is what is neither price nor phone: %j", (caption, name, price, phones) => {
  expect(readCaption(caption)).toMatchObject({ name, price, phones, description: "" });
});

test("behind the name a line with more than that stays whole", () => {
  expect(readCaption("Коляска 450$\nСостояние 5 из 5, 90 123 45 67 Лола")).toMatchObject({
    name: "Коляска",
    description: "Состояние 5 из 5, 90 123 45 67 Лола",
  });
});

test("no caption is nothing; a long one is cut where the form ends, and nothing of its name is lost", () => {
  expect(readCaption("")).toMatchObject({ name: "", description: "", price: null, phones: [] });
  const long = `${"слово ".repeat(80)}конец`;
  const { name, description } = readCaption(long);
  expect(name.length).toBeLessThanOrEqual(300);
  expect(name).toMatch(/слово$/);
  expect(description).toBe(long);
  expect(readCaption(`Имя\n${"я".repeat(4000)}`).description).toHaveLength(2000);
});

test("blank lines between thoughts stay, those around and heaps of them don't", () => {
  expect(readCaption("\n\nСтол\n\n\nДуб\n\n\n\nСтул\n").description).toBe("Дуб\n\nСтул");
});

test("the longest caption of hostile digits is read in no time", () => {
  const pieces = ["1 ", "9 0 ", "1-", "$1 ", "от 1 до ", "1.000 ", "+998 ", "торг "];
  // A pattern that tries all ways to read them takes minutes; a busy machine takes seconds.
  for (const piece of pieces) expect(readCaption(piece.repeat(4096 / piece.length)), piece).toBeDefined();
}, 20_000);
