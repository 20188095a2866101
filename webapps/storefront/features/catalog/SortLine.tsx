import { productSorts } from "#contract/productSorts.ts";
import { SortChip } from "#webapps/shared/ui/SortChip.tsx";
import { useListsText } from "../products/locales/useListsText.ts";
import styles from "./SortLine.module.css";
import type { useSort } from "./useSort.ts";

interface SortLineProps extends ReturnType<typeof useSort> {
  list: { data: { pages: readonly unknown[][] } | undefined };
}

/** Stands above a list and says how it is sorted; nothing where there is nothing to sort. */
export function SortLine({ sort, sortBy, list }: SortLineProps) {
  const { t } = useListsText();
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
