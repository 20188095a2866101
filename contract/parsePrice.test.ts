import { expect, test } from "vitest";
import { noPrices, prices } from "../tests/priceCases.ts";
import { parsePrice, saidCurrency } from "./parsePrice.ts";

test.each([
  ["250000", 250_000],
  ["250 000", 250_000],
  ["250\u00A0000 сум", 250_000],
  ["1.500.000", 1_500_000],
  ["1,500,000 so'm", 1_500_000],
  ["1'500'000", 1_500_000],
  ["1.500", 1500],
  ["1,5 млн", 1_500_000],
  ["1.5m", 1_500_000],
  ["1,25 млн сум", 1_250_000],
  ["2 mln soʻm", 2_000_000],
  ["1 000 ming", 1_000_000],
  ["250k", 250_000],
  ["250К", 250_000],
  ["250 тыс.", 250_000],
  ["250 т", 250_000],
  ["1 млн 200 тыс", 1_200_000],
  ["1млн200тыс сумов", 1_200_000],
  ["150$", 150],
  ["$150", 150],
  ["150 у.е.", 150],
  ["  300 000!", 300_000],
  ["２５０ ０００", 250_000],
  ["2 लाख", 200_000],
  ["२ लाख", 200_000],
  ["2 lakh", 200_000],
  ["2.5 lakhs", 250_000],
  ["1.5 करोड़", 15_000_000],
  ["1.5 करोड\u093C", 15_000_000],
  ["1 करोड़ 20 लाख", 12_000_000],
  ["1 crore", 10_000_000],
  ["₹ 2,50,000", 250_000],
  ["₹२,५०,०००", 250_000],
  ["1,25,00,000 रुपये", 12_500_000],
  ["Rs. 5,000", 5000],
  ["२५० हज़ार", 250_000],
  ["٢٥٠٠٠٠", 250_000],
  ["۲۵۰ ۰۰۰", 250_000],
  ["500 ming", 500_000],
  ["300 у.е.", 300],
])("%s is read as %i", (text, price) => {
  expect(parsePrice(text)).toBe(price);
});

test.each([
  "",
  "0",
  "-5",
  "1,5",
  "250.50",
  "за 250 000",
  "250-300",
  "1²00",
  "42 500 000 600 000",
  "500 000\u00b2",
  "1 20 000",
  "200 тыс 1 млн",
  "5 кг",
  "десять",
  "1e9",
  "9999999999999",
  "+998901234567 89",
  "1.5.5 млн",
  "/start",
  "2,50",
  "1,50,00",
  "2 लाखों",
  "500 000 350 000 сум",
])("%s is no price", (text) => {
  expect(parsePrice(text)).toBeUndefined();
});

test.each(prices)("%s is %i where a price is asked for", (text, price) => {
  expect(parsePrice(text)).toBe(price);
  expect(parsePrice(`Цена: ${text}`)).toBe(price);
});

test.each(noPrices)("%s isn't taken for a price", (text) => {
  expect(parsePrice(text)).toBeUndefined();
});

test("the longest text of hostile digits is read in no time", () => {
  for (const piece of ["1 ", "1 млн ", "1.000 ", "$1", "1,", "1 т и "])
    expect(parsePrice(piece.repeat(2000)), piece).toBeUndefined();
}, 20_000);

test.each([
  ["12 000$", "UYE"],
  ["$150", "UYE"],
  ["150 у.е.", "UYE"],
  ["usd 1 500", "UYE"],
  ["1,5 млн сум", "UZS"],
  ["сум 1 200 000", "UZS"],
  ["500 ming soʻm", "UZS"],
  ["250 000", undefined],
  ["1 млн", undefined],
  ["rs 5000$", "UYE"],
] as const)("%s is said to be in %s", (text, currency) => {
  expect(saidCurrency(text)).toBe(currency);
});
