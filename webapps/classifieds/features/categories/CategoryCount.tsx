import styles from "./CategoryCount.module.css";
import { formatShort } from "./shortNumber.ts";

interface CategoryCountProps {
  count: { total: number; totalIsEstimate: boolean } | undefined;
  language: string;
}

/** How many listings a category holds, abbreviated; nothing while nobody knows. */
export function CategoryCount({ count, language }: CategoryCountProps) {
  if (!count) return null;
  return (
    <span className={`${styles.count} figures`}>
      {count.totalIsEstimate && "~"}
      {formatShort(count.total, language)}
    </span>
  );
}
