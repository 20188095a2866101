import { expect, test } from "vitest";
import { readSearchParams, toPrice, writeSearchParams } from "./searchParams.ts";

const read = (query: string) => readSearchParams(new URLSearchParams(query));

test("values are coerced and what makes no sense is dropped", () => {
  expect(
    read("categoryId=5&searchOnlyInTitle=true&searchOnlyWithPhotos=false&minPrice=1%20000&state=New&page=3"),
  ).toMatchObject({
    categoryId: 5,
    searchOnlyInTitle: true,
    searchOnlyWithPhotos: undefined,
    minPrice: 1000,
    state: "New",
    page: 3,
    sortBy: "createdAt|desc",
  });
  expect(
    read("categoryId=x&regionId=-1&minPrice=abc&maxPrice=1e5&state=Old&sortBy=name&page=0&search=%20"),
  ).toMatchObject({
    categoryId: undefined,
    regionId: undefined,
    minPrice: undefined,
    maxPrice: undefined,
    state: undefined,
    sortBy: "createdAt|desc",
    page: 1,
    search: undefined,
  });
});

test("swapped price bounds are put right", () => {
  expect(read("minPrice=500&maxPrice=100")).toMatchObject({ minPrice: 100, maxPrice: 500 });
});

test("prices take spaces and nothing else", () => {
  expect(toPrice("12 500 000")).toBe(12_500_000);
  expect(toPrice("0")).toBe(0);
  expect(toPrice("12.5")).toBeUndefined();
  expect(toPrice("")).toBeUndefined();
});

test("writing leaves out what is empty or usual, and reading it back gives the same", () => {
  expect(writeSearchParams({ search: "", page: 1, sortBy: "createdAt|desc" })).toBe("");
  const params = read(
    "categoryId=5&cityId=7&search=Нексия&sortBy=price%7Casc&state=Used&maxPrice=900&page=2",
  );
  expect(read(writeSearchParams(params))).toEqual(params);
});
