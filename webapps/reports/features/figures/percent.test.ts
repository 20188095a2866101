import { expect, test } from "vitest";
import { formatShare, formatWholeShare, percentOf } from "./percent.ts";

test("percentages have two decimals, plainly rounded", () => {
  expect(percentOf(1, 3)).toBe(33.33);
  expect(percentOf(2, 3)).toBe(66.67);
  expect(percentOf(1, 800)).toBe(0.13);
  expect(percentOf(0, 7)).toBe(0);
  expect(percentOf(7, 7)).toBe(100);
  expect(percentOf(123_456_789, 987_654_312)).toBe(12.5);
});

test("a part of nothing is nothing", () => expect(percentOf(0, 0)).toBe(0));

test("a row says its share and its count, all rows together a hundred", () => {
  expect(formatShare(1, 3, "en")).toBe("33.33% (1)");
  expect(formatShare(1, 3, "ru")).toBe("33,33% (1)");
  expect(formatShare(12_500, 25_000, "en")).toBe("50.00% (12,500)");
  expect(formatWholeShare(25_000, "ru")).toBe("100% (25\u00a0000)");
  expect(formatWholeShare(0, "en")).toBe("0% (0)");
});
