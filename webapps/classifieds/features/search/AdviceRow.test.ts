import { expect, test } from "vitest";
import type { Advice } from "#contract/search.ts";
import { readSearchParams } from "../links/searchParams.ts";
import { givenUpBy } from "./AdviceRow.tsx";

const asked = readSearchParams(
  new URLSearchParams(
    "search=диван&categoryId=3&regionId=1&cityId=2&minPrice=5&state=Used&searchOnlyWithPhotos=true&p[12]=a",
  ),
);
const advise = (kind: Advice["kind"], filters: Advice["filters"]) =>
  givenUpBy({ kind, filters, total: 1, totalIsEstimate: false }, asked);

test("what an advice leaves out is told, in one order, but not what its kind says already", () => {
  expect(advise("words", { search: "стол" })).toEqual([
    "category",
    "place",
    "price",
    "state",
    "parameters",
    "photos",
  ]);
  expect(advise("filters", { search: "диван", regionId: 1, cityId: 2, categoryId: 3 })).toEqual([
    "price",
    "state",
    "parameters",
    "photos",
  ]);
  const { page, sortBy, ...same } = asked;
  expect(advise("category", { ...same, categoryId: 1, p: undefined } as Advice["filters"])).toEqual([
    "parameters",
  ]);
  expect(advise("category", { ...same, categoryId: undefined, p: undefined } as Advice["filters"])).toEqual([
    "parameters",
  ]);
  // A wider place is a place still.
  expect(advise("place", { ...same, cityId: undefined } as Advice["filters"])).toEqual([]);
});

test("an upper bound for a lower one is still the price", () => {
  const { page, sortBy, ...same } = asked;
  expect(advise("words", { ...same, minPrice: undefined, maxPrice: 9 } as Advice["filters"])).toEqual([]);
});
