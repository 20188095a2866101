import { type ProductSort, productSorts } from "#contract/productSorts.ts";

/** The order of lists that nobody has to choose. */
export const USUAL_SORT: ProductSort = "popular";

/** The order that an address asks for; what is none is as good as absent. */
export function readSort(query: URLSearchParams): ProductSort {
  const asked = query.get("sort");
  return productSorts.find((sort) => sort === asked) ?? USUAL_SORT;
}

/** The query of an address with another order, the usual one unsaid. */
export function withSort(query: URLSearchParams, sort: ProductSort): URLSearchParams {
  const next = new URLSearchParams(query);
  if (sort === USUAL_SORT) next.delete("sort");
  else next.set("sort", sort);
  return next;
}
