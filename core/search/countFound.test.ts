import { expect, test } from "vitest";
import { isSurelyMore } from "./countFound.ts";

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
