import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { useText } from "../../locales/useText.ts";
import styles from "./CardSkeleton.module.css";

const figures = ["first", "second", "third"];
const range = (length: number) => Array.from({ length }, (_, place) => place);

/** The shape of a card's figures, chart and table while they come. */
export function CardSkeleton({ rows, columns }: { rows: number; columns: number }) {
  const { t } = useText();
  return (
    <div className={styles.shape}>
      <p className="hidden-words" role="status">
        {t("loading")}
      </p>
      <div className={styles.figures}>
        {figures.map((figure) => (
          <div key={figure}>
            <Skeleton width="60%" height={28} />
            <Skeleton width="90%" height={14} />
          </div>
        ))}
      </div>
      <Skeleton height={120} radius={12} />
      <TableSkeleton rows={rows} columns={columns} />
    </div>
  );
}

/** The shape of a table alone. */
function TableSkeleton({ rows, columns }: { rows: number; columns: number }) {
  return (
    <div className={styles.table} aria-hidden="true">
      {range(rows).map((row) => (
        <div key={row} className={styles.row}>
          {range(columns).map((column) => (
            <Skeleton key={column} height={16} width={column === 0 ? "70%" : "100%"} />
          ))}
        </div>
      ))}
    </div>
  );
}
