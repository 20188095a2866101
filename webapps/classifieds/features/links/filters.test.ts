import { expect, test } from "vitest";
import {
  countActive,
  countFiltersOf,
  draftOf,
  emptyDraft,
  filtersOf,
  inCategory,
  knownParameters,
  optionOf,
  setFilters,
  withParameter,
} from "./filters.ts";
import { writeSearchParams } from "./searchParams.ts";

const empty = { name: "", name_uz: "", enumOptions: [], enumOptions_uz: [] };
const brand = { ...empty, id: 12, type: "STRING" as const };
const colour = {
  ...empty,
  id: 1,
  type: "ENUM" as const,
  enumOptions: ["Белый", "Чёрный"],
  enumOptions_uz: ["Oq", "Qora"],
};
const warranty = { ...empty, id: 3, type: "BOOLEAN" as const };

test("a draft begins with what is given and leaves the rest open", () => {
  expect(draftOf({ cityId: 5, page: 3 })).toEqual({ ...emptyDraft, cityId: 5 });
  expect(writeSearchParams(filtersOf(emptyDraft, undefined))).toBe("");
});

test("words are trimmed, bounds put in order, and what is empty is left out", () => {
  const filters = filtersOf(
    draftOf({ search: "  диван ", minPrice: 900, maxPrice: 100, searchOnlyInTitle: false }),
    undefined,
  );
  expect(writeSearchParams(filters)).toBe(
    new URLSearchParams({ search: "диван", minPrice: "100", maxPrice: "900" }).toString(),
  );
  expect(filtersOf(draftOf({ search: "   " }), undefined).search).toBeUndefined();
  expect(filtersOf(draftOf({ maxPrice: 3_000_000_000 }), undefined).maxPrice).toBe(3_000_000_000);
});

test("only parameters that the category knows count, and none without a category", () => {
  const draft = draftOf({ categoryId: 4, p: { 12: ["Samsung"], 13: [" "], 14: ["true"] } });
  expect(filtersOf(draft, [brand]).p).toEqual({ 12: ["Samsung"] });
  expect(filtersOf(draft, []).p).toBeUndefined();
  // The category's parameters aren't known yet, so all values stay.
  expect(filtersOf(draft, undefined).p).toEqual({ 12: ["Samsung"], 14: ["true"] });
  expect(filtersOf({ ...draft, categoryId: undefined }, undefined).p).toBeUndefined();
});

test("in another category nothing is asked of its parameters, and the order counts nowhere", () => {
  const filters = filtersOf(draftOf({ categoryId: 4, cityId: 1, sortBy: "price|asc", p: { 12: ["a"] } }), [
    brand,
  ]);
  expect(inCategory(countFiltersOf(filters), 9)).toMatchObject({ categoryId: 9, cityId: 1, p: undefined });
  expect(countFiltersOf(filters)).not.toHaveProperty("sortBy");
});

test("filters are counted without words, place and order, a range of prices as one", () => {
  expect(countActive(emptyDraft)).toBe(0);
  const params = draftOf({
    search: "a",
    regionId: 1,
    cityId: 2,
    sortBy: "price|asc",
    minPrice: 1,
    maxPrice: 2,
  });
  expect(countActive(params)).toBe(1);
  expect(countActive({ ...params, maxPrice: undefined })).toBe(1);
  expect(setFilters({ ...emptyDraft, page: 3 })).toEqual([]);
  expect(countActive({ ...params, categoryId: 4, p: { 12: ["a", "b"], 13: ["c"] }, state: "New" })).toBe(5);
  expect(setFilters({ ...params, p: { 12: ["a"] } })).toEqual([
    "regionId",
    "cityId",
    "search",
    "minPrice",
    "maxPrice",
    "p12",
    "sortBy",
  ]);
});

test("a parameter without values is gone", () => {
  expect(withParameter({ 12: ["a"] }, 13, ["b"])).toEqual({ 12: ["a"], 13: ["b"] });
  expect(withParameter({ 12: ["a"] }, 12, [])).toEqual({});
  expect(withParameter(undefined, 12, ["a"])).toEqual({ 12: ["a"] });
});

test("an option is known by its text in either language", () => {
  expect(optionOf(colour, "Чёрный")).toBe("Чёрный");
  expect(optionOf(colour, "Qora")).toBe("Чёрный");
  expect(optionOf(colour, "Красный")).toBeUndefined();
});

test("of parameters only what the category knows is asked, options by their Russian texts", () => {
  const parameters = [brand, colour, warranty];
  const known = (p: Record<string, string[]>) => knownParameters(p, parameters);
  expect(known({ 1: ["Qora", "Белый", "Красный"], 3: ["true"], 12: ["a"], 99: ["b"] })).toEqual({
    1: ["Чёрный", "Белый"],
    3: ["true"],
    12: ["a"],
  });
  expect(known({ 1: ["Красный"], 3: ["yes"] })).toBeUndefined();
  // The same option in both languages is one.
  expect(known({ 1: ["Oq", "Белый"] })).toEqual({ 1: ["Белый"] });
});
