import { useSearchParams } from "react-router-dom";
import type { ProductSort } from "#contract/productSorts.ts";
import { track } from "#webapps/shared/client/track.ts";
import { readSort, withSort } from "../products/productList.ts";

/** The order of a list, which its address keeps, and the way to another one. */
export function useSort(): { sort: ProductSort; sortBy: (sort: ProductSort) => void } {
  const [query, setQuery] = useSearchParams();
  const sort = readSort(query);

  function sortBy(next: ProductSort) {
    track("sort_use", { sort: next });
    if (next === sort) return;
    // One step back leaves the list, whatever orders it was in.
    setQuery(withSort(query, next), { replace: true });
    window.scrollTo(0, 0);
  }
  return { sort, sortBy };
}
