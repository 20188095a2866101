import { expect, test } from "vitest";
import { ListingFilters } from "./listingFilters.ts";

test.each(["0", 0, "000"])("from nothing is as good as absent: %j", (minPrice) => {
  expect(ListingFilters.parse({ minPrice }).minPrice).toBeUndefined();
  expect(ListingFilters.parse({ minPrice, maxPrice: "5" })).toEqual({ minPrice: undefined, maxPrice: 5 });
});

test("from one sum on it bounds, and up to nothing too", () => {
  expect(ListingFilters.parse({ minPrice: "1", maxPrice: "0" })).toEqual({ minPrice: 1, maxPrice: 0 });
});
