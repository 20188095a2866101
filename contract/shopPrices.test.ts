import { expect, test } from "vitest";
import { discountPercent, itemSavings, itemTotal } from "./shopPrices.ts";

const prices = { price: 999, discountedPrice: 599 };

test("the group price less the 19 rupees of delivery; who starts pays 95 % of it, in whole rupees", () => {
  expect(itemTotal(prices, "alone")).toBe(999);
  expect(itemTotal(prices, "member")).toBe(580);
  // floor(569.05) less 19.
  expect(itemTotal(prices, "creator")).toBe(550);
});

test("savings are the price less the group price and 19 rupees more", () => {
  expect(itemSavings(prices, "member")).toBe(999 - 599 + 19);
  expect(itemSavings(prices, "creator")).toBe(449);
  expect(itemSavings(prices, "alone")).toBe(0);
});

test.each([
  [999, 599, 40],
  [200, 199, 0],
  [100, 1, 99],
  [0, 0, 0],
  [500, 500, 0],
])("%i rupees for %i is %i %% off, rounded down", (price, discountedPrice, percent) => {
  expect(discountPercent({ price, discountedPrice })).toBe(percent);
});
