import { expect, test } from "vitest";
import { noPrices, prices } from "../../../tests/priceCases.ts";
import { readCaption } from "./readCaption.ts";

/** More of what `readCaption.test.ts` holds: which money a price is in. */
test.each([
  "Духи\n€15000",
  "Духи\n₽15 000",
  "Духи\n£ 15000",
  "Духи\nЦена: 15 000 р.",
  "Духи, цена 15 000р",
  "Духи, цена 15 тыс. руб.",
  "Atir narxi 15 000 rubl",
  "Atir narxi 1500 yevro",
  "Atir narxi 1500 evroga",
  "Atir narxi 15000 tenge",
  "Духи, цена 15000₸",
  "Perfume, price 1500 euros",
  "इत्र, कीमत 1500 यूरो",
  "Духи EUR 15 тыс",
])("%j has no price: nothing can be sold for that money here", (caption) => {
  expect(readCaption(caption)).toMatchObject({ price: null });
});

test.each([
  ["Divan 150 AQSh dollari", 150],
  ["Divan 150 dollor", 150],
  ["Divan 150 u.e.", 150],
  ["Divan y.e. 150", 150],
  ["Диван у.е. 150", 150],
  ["Диван 150 долларов США", 150],
  ["Sofa for 120 dollars", 120],
  ["Sofa for 120 US dollars", 120],
  ["Sofa, 120 bucks", 120],
  ["सोफ़ा 150 डॉलर", 150],
])("%j costs %d dollars", (caption, price) => {
  expect(readCaption(caption)).toMatchObject({ price, currency: "UYE" });
});

test.each([
  ["Духи 100€, или 1 300 000 сум", 1_300_000],
  ["Рубашка 150 тыс", 150_000],
  ["Rubashka 150 ming", 150_000],
  ["Фильтр евро 150 тыс", 150_000],
  ["Divan 1 200 000 so'mga", 1_200_000],
  ["Диван 1 200 000 сўмга", 1_200_000],
  ["Sofa, 1 200 000 soums", 1_200_000],
])("%j costs %d sum", (caption, price) => {
  expect(readCaption(caption)).toMatchObject({ price, currency: "UZS" });
});

test.each(prices)("below a photo %s costs %i", (text, price) => {
  for (const caption of [`Диван\n${text}`, `Диван ${text}`, `Divan, narxi ${text}`, `${text}\nДиван`])
    expect(readCaption(caption), caption).toMatchObject({ price });
});

test.each(noPrices)("below a photo %s is no price", (text) => {
  for (const caption of [`Диван\n${text}`, `Диван ${text}`])
    expect(readCaption(caption), caption).toMatchObject({ price: null });
});

test.each([
  ["Кот 500 000 сум", 500_000],
  ["Кабель 120 м 500 000 сум", 500_000],
  ["Песок 20 т 500 000 сум", 500_000],
  ["Телевизор 4K 4 200 000 сум", 4_200_000],
  ["Televizor 5 mln 4K", 5_000_000],
  ["Кобальт 120 млн 150 000 км", 120_000_000],
  ["Матиз 30 млн 2012 г.", 30_000_000],
  ["Куртка 1 млн 48 размер", 1_000_000],
  ["Audi RS 6 45 000$", 45_000],
  ["Samsung S23 Ultra 256 GB, 9 mln 500 ming", 9_500_000],
  ["Nexia 3 2019, 8 500 $", 8500],
  ["Cobalt 2020 yil 11 500$", 11_500],
  ["Нексия 2015 года 6 500 $", 6500],
  ["Cobalt 2020 - 5 500$", 5500],
  ["Тойота Камри 70 2019 - 1 200 000 сум", 1_200_000],
  ["PlayStation 3 - 5 млн", 5_000_000],
  ["Мотоблок 9 л.с. 500$", 500],
  ["Куртка 42 размер 500$", 500],
  ["Ko'ylak oq 44 o'lcham 500 ming", 500_000],
  ["Bog'dan 500$", 500],
  ["iPhone 13 Pro Max 500$", 500],
  ["Айфон 13 Про Макс 5 млн", 5_000_000],
  ["Диван с доставкой 500 000 сум", 500_000],
  ["Диван со скидкой 800 000 сум", 800_000],
  ["Стул 150 000 сум - 4 шт", 150_000],
  ["Divan 1 sotiladi 500$", 500],
  ["Диван, торг после просмотра, 500$", 500],
  ["Участок 6 соток 45 000$", 45_000],
  ["Квартира 78 м² - 65 000$", 65_000],
  ["Квартира 65 000$ 78 м²", 65_000],
  ["Стол квадратный 500 000 сум", 500_000],
  ["Участок 6 соток, сотка 5000$", null],
  ["Покупали за 500$, продаём за 300$", 300],
  ["Куплен за 500$. Цена 300$", 300],
  ["Olganman 500$ga, narxi 300$", 300],
  ["Bought for $500, selling for $300", 300],
  ["Цена была 500 тыс, стала 300 тыс", 300_000],
  ["Delivery 30 000 sum, sofa 500 000 sum", 500_000],
  ["MRP ₹999, price ₹500", 500],
  ["Bike was $120 now $85", 85],
  ["Samsung S24 12/512 — 950$", 950],
  ["Диван\n500 000 (торг)", 500_000],
  ["Диван\n901 234 568", null],
  ["Кроссовки 42 500 000 сум", null],
  ["Ko'ylak 44 500 000 so'm", null],
  ["Телевизор Artel 43 900 000 сум", null],
  ["Куртка 48 600 тыс", null],
  ["Куртка зимняя р.48 600 тыс", 600_000],
  ["Кроссовки Nike, 42 размер, 350 000 сум", 350_000],
  ["Платье 250 000 сум", 250_000],
  ["Костюм 1 500 000 сум", 1_500_000],
  ["Диван,500 000 сум", 500_000],
  ["Диван.500 000 сум", 500_000],
  ["Диван\nЦена500000", 500_000],
  ["Divan narxi500 ming", 500_000],
  ["Мёд 1 кг 80 000 сум", 80_000],
  ["Масло 5 литров 90 000 сум", 90_000],
  ["Диван 2 метра, 500 000 сум", 500_000],
  ["Диван 1 млн 200 тыс, доставка бесплатно", 1_200_000],
  ["Танк Т-34 500$", null],
  ["Песок 20 т", null],
  ["Ткань 3 м", null],
  ["Модель 1500", null],
] as const)("of %s the price is %s", (caption, price) => {
  expect(readCaption(caption)).toMatchObject({ price });
});
