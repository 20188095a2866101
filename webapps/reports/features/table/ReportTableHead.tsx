import { Icon } from "#webapps/shared/ui/Icon.tsx";
import styles from "./ReportTable.module.css";
import type { Column } from "./ReportTableColumn.ts";
import type { Order } from "./sortRows.ts";

interface ReportTableHeadProps<Row> {
  columns: readonly Column<Row>[];
  order: Order | undefined;
  onSort: ((key: string) => void) | undefined;
}

function sortOf(order: Order | undefined, key: string): "ascending" | "descending" | "none" {
  if (order?.key !== key) return "none";
  return order.isDescending ? "descending" : "ascending";
}

/** The heads of the columns, which sort by them where that is wished. */
export function ReportTableHead<Row>({ columns, order, onSort }: ReportTableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map(({ key, title }) => (
          <th
            key={key}
            scope="col"
            className={styles.head}
            {...(onSort && { "aria-sort": sortOf(order, key) })}
          >
            {onSort ? (
              <button type="button" onClick={() => onSort(key)}>
                <span>{title}</span>
                <Icon name="down" size={14} />
              </button>
            ) : (
              <span>{title}</span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}
