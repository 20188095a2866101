import { useText } from "../../locales/useText.ts";
import { formatCount, sumOf } from "../figures/figures.ts";
import styles from "./ReportTable.module.css";
import type { Column } from "./ReportTableColumn.ts";

function totalOf<Row>({ total, value }: Column<Row>, rows: readonly Row[], language: string): string {
  if (total === "dash") return "—";
  if (total === "sum")
    return formatCount(
      sumOf(rows, (row) => Number(value(row))),
      language,
    );
  return total?.(rows) ?? "";
}

/** All rows together, where any column has a total. */
export function ReportTableTotals<Row>({
  columns,
  rows,
}: {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}) {
  const { t, language } = useText();
  const [, ...figures] = columns;
  if (!figures.some(({ total }) => total)) return null;
  return (
    <tr className={styles.totals}>
      <th scope="row" className={styles.name}>
        <span>{t("table.total")}</span>
      </th>
      {figures.map((column) => (
        <td key={column.key}>{totalOf(column, rows, language)}</td>
      ))}
    </tr>
  );
}
