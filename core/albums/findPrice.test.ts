import { expect, test } from "vitest";
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
