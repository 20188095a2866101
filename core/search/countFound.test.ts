import { expect, test } from "vitest";
import { isSurelyMore, isWorthLooking } from "./countFound.ts";

test.each([
  [18_037, 20, false],
  [13_000, 100, false],
  [12_000, 250, false],
  [12_000, 1000, true],
  [40_000, 500, true],
  [0, 0, false],
])("an estimate of %d from %d seen is surely above 10,000: %s", (matches, count, isMore) => {
  const seen = Array.from({ length: count }, () => ({ price: 1, categories: [1, null, null] }));
  expect(isSurelyMore({ matches, seen })).toBe(isMore);
});

test.each([
  ["whole", 9_900, 100, false],
  ["whole", 10_400, 100, true],
  ["long", 10_400, 400, false],
  ["long", 11_300, 450, true],
  ["long", 0, 0, false],
] as const)("a %s look after %d from %d seen may spare the count: %s", (reach, matches, count, isWorth) => {
  const seen = Array.from({ length: count }, () => ({ price: 1, categories: [1, null, null] }));
  expect(isWorthLooking(reach, { matches, seen })).toBe(isWorth);
});
