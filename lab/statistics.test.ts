import { expect, test } from "vitest";
import { median, percentile, summarise } from "./statistics.ts";

const hundred = Array.from({ length: 100 }, (_, place) => 100 - place);

test("a percentile is the least measurement that this share of all don't exceed", () => {
  expect([0.5, 0.95, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([50, 95, 99, 100]);
  expect(percentile([7], 0.99)).toBe(7);
  expect(percentile([3, 1, 2], 0.5)).toBe(2);
});

test("few measurements have their greatest as the 99th percentile", () => {
  expect(percentile([1, 2, 3, 40], 0.99)).toBe(40);
});

test("the median of an even number lies between both in the middle", () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([9, 1, 5])).toBe(5);
});

test("numbers are compared as numbers, and the measurements stay in their order", () => {
  const values = [10, 9, 100];
  expect(summarise(values)).toEqual({ count: 3, p50: 10, p95: 100, p99: 100, most: 100 });
  expect(values).toEqual([10, 9, 100]);
});
