import { expect, test, vi } from "vitest";
import { isSurelyMore, isWorthLooking, lookAtCounted, lookAtMany } from "./countFound.ts";
import { expectFound } from "./expectFound.ts";
import { type Reach, sampleMarket } from "./sampleMarket.ts";
import type { Understood } from "./understandQuery.ts";

vi.mock("./expectFound.ts");
vi.mock("./sampleMarket.ts");

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

test("after a long look that stays unsure its larger part of the market is what counts", async () => {
  const seen = { short: 100, whole: 300, long: 600 };
  vi.mocked(expectFound).mockResolvedValue({ most: 50_000, likely: 12_500, beforeOthers: 12_500, rarest: 1 });
  vi.mocked(sampleMarket).mockImplementation(async (_, reach: Reach = "whole") => ({
    matches: { short: 12_000, whole: 11_500, long: 10_800 }[reach],
    seen: Array.from({ length: seen[reach] }, () => ({ price: 1, categories: [1, null, null] })),
  }));
  const narrowed = { marks: [], narrowing: { shape: undefined, conditions: [], values: [] } };
  const tier = { terms: "'divan'", words: ["'divan'"] };
  const understood: Understood = {
    tiers: [tier],
    all: tier,
    meant: tier.terms,
    just: [],
    parts: [],
    correction: null,
  };
  const asked = [{}, narrowed, understood, { fromReplica: true }] as const;

  const { look, unsure } = await lookAtMany(...asked);
  expect(look).toBeUndefined();
  const { matches, seen: used } = await lookAtCounted(...asked, unsure);
  expect([matches, used.length]).toEqual([10_800, 600]);
});
