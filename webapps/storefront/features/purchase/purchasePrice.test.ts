import { expect, test } from "vitest";
import { priceLines } from "./purchasePrice.ts";

const prices = { price: 999, discountedPrice: 599 };

test("alone the regular price is paid, and nothing is saved", () => {
  expect(priceLines(prices, "alone", 2)).toEqual({ regular: 1998, total: 1998, savings: 0 });
});

test("who joins pays the group price without the delivery in it", () => {
  expect(priceLines(prices, "member", 1)).toEqual({
    regular: 999,
    group: 599,
    delivery: 19,
    total: 580,
    savings: 419,
  });
});

test("who starts a group pays 5 % of the group price less, rounded in the whole order's favour item by item", () => {
  expect(priceLines(prices, "creator", 1)).toEqual({
    regular: 999,
    group: 599,
    delivery: 19,
    creator: 30,
    total: 550,
    savings: 449,
  });
  expect(priceLines(prices, "creator", 3)).toEqual({
    regular: 2997,
    group: 1797,
    delivery: 57,
    creator: 90,
    total: 1650,
    savings: 1347,
  });
});

test("the lines always add up to the total, and what is saved to the regular price", () => {
  for (const as of ["alone", "creator", "member"] as const) {
    for (let discountedPrice = 21; discountedPrice < 221; discountedPrice += 1) {
      const lines = priceLines({ price: 333, discountedPrice }, as, 3);
      const { regular, group = regular, delivery = 0, creator = 0, total, savings } = lines;
      expect(group - delivery - creator).toBe(total);
      expect(regular - savings).toBe(total);
    }
  }
});
