import { useSearchParams } from "react-router";
import { type ProductSort, productSorts } from "#contract/productSorts.ts";
import { track } from "#webapps/shared/client/track.ts";
import { SortChip } from "#webapps/shared/ui/SortChip.tsx";
import { useProductsText } from "../products/locales/useProductsText.ts";
import { readSort, withSort } from "../products/productList.ts";
import styles from "./SortLine.module.css";

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

interface SortLineProps extends ReturnType<typeof useSort> {
  list: { data: { pages: readonly unknown[][] } | undefined };
}

/** Stands above a list and says how it is sorted; nothing where there is nothing to sort. */
export function SortLine({ sort, sortBy, list }: SortLineProps) {
  const { t } = useProductsText();
  if (list.data?.pages[0]?.length === 0) return null;
  return (
    <div className={styles.line}>
      <SortChip
        title={t("list.sort")}
        options={productSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        chosen={sort}
        onChoose={sortBy}
      />
    </div>
  );
}
