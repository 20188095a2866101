import { expect, test } from "vitest";
import { productSorts } from "#contract/productSorts.ts";
import { readSort, USUAL_SORT, withSort } from "./productList.ts";

test("an order goes into an address and comes back, and leaves the rest of it alone", () => {
  for (const sort of productSorts) {
    const query = withSort(new URLSearchParams("from=home&sort=newest"), sort);
    expect([readSort(query), query.get("from")]).toEqual([sort, "home"]);
    expect(query.has("sort")).toBe(sort !== USUAL_SORT);
  }
});

test("what is no order is the usual one", () => {
  for (const query of ["", "sort=", "sort=price", "sort=Cheapest", "order=cheapest"])
    expect(readSort(new URLSearchParams(query)), query).toBe(USUAL_SORT);
});
