import { expect, test } from "vitest";
import {
  formatCount,
  formatHundredths,
  formatShare,
  formatShortly,
  formatWholeShare,
  percentOf,
  sumOf,
} from "./figures.ts";

test("numbers are grouped as the language groups them", () => {
  expect(formatCount(123_456_789, "ru")).toBe("123\u00a0456\u00a0789");
  expect(formatCount(123_456_789, "en")).toBe("123,456,789");
  expect(formatCount(1000, "ru")).toBe("1\u00a0000");
});

test("two decimals are always written", () => {
  expect(formatHundredths(1.5, "ru")).toBe("1,50");
  expect(formatHundredths(0, "en")).toBe("0.00");
});

test("what has no place is abbreviated to two decimals", () => {
  expect(formatShortly(1_254_000, "ru")).toBe("1,25\u00a0млн");
  expect(formatShortly(1_254_000, "en")).toBe("1.25M");
  expect(formatShortly(999, "en")).toBe("999");
});

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

test("one figure of all rows is summed; no rows sum up to nothing", () => {
  expect(sumOf([{ n: 2 }, { n: 3 }], ({ n }) => n)).toBe(5);
  expect(sumOf([], Number)).toBe(0);
});
