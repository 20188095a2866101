import { expect, test } from "vitest";
import { findRisk } from "./findRisk.ts";

test.each([
  "8600 1234 5678 9012",
  "8600123456789012",
  "карта 9860-1201-1234-5678, Humo",
  "8600 12 34 56 78 90 12",
  "4111 1111 1111 1111",
  "4111.1111.1111.1111",
  "5555-5555-5555-4444 мастеркард",
  "4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1",
  "８６００ １２３４ ５６７８ ９０１２",
  "٨٦٠٠ ١٢٣٤ ٥٦٧٨ ٩٠١٢",
  "86ОО 1234 5678 9O12",
  "8\u200B600 1234 56\u200D78 9012",
  "тел 901234567, карта: 8600 1234 5678 9012",
  "8600\n1234\n5678\n9012",
])("a card's number is one however it is written: %s", (text) => {
  expect(findRisk(text)).toBe("card");
});

test.each([
  "https://olx-pay.uz/x",
  "смотри http://1.2.3.4/pay",
  "www.example.net",
  "t.me/seller",
  "t . me / seller",
  "т.ме/продавец",
  "t(dot)me/seller",
  "пиши @secret_seller",
  "пиши @ secret_seller",
  "olx-dostavka.com",
  "olx-dostavka . com",
  "olx-dostavka точка uz",
  "olx-dostavka [точка] uz",
  "sayt nuqta uz",
  "оплата-товара.рф",
  "ｈｔｔｐｓ：//pay.example",
  "mail@example.com",
  "arzon.shop",
  "wa.me/998901234567",
])("a way out of the chat is seen: %s", (text) => {
  expect(findRisk(text)).toBe("link");
});

test.each([
  "1 250 000 сум",
  "1 250 000, 2 500 000 и 12 000 000",
  "цена 1.500.000",
  "100-200-300",
  "размеры 100-200-300, 120-200-300 и 160-200-300",
  "+998 90 123 45 67",
  "+998 90 123 45 67, +998 91 234 56 78",
  "90-123-45-67 или 91-234-56-78",
  "998901234567",
  "2024-05-12 2025-06-13",
  "12.12.2026 в 18:30, 13.12.2026 в 19:00",
  "2019 2020 2021 2022",
  "размеры 30 32 34 36 38 40 42 44",
  "IMEI 356938035643809",
  "4 стула, 2 стола, 10 тарелок",
  "1.5 кг, т.е. полтора",
  "т. мебель новая",
  "ok. me too",
  "Kelaman. Uzoqmi?",
  "Да.Ру",
  "40х60х80, 3.5мм",
  "собака рыжая",
  "1000 @ 2000",
  "Samarqandda",
  "8600 сум",
])("what is none of that passes: %s", (text) => {
  expect(findRisk(text)).toBeUndefined();
});
