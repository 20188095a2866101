import { type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { useText } from "../../locales/useText.ts";
import styles from "./ReportTable.module.css";
import type { Column, RowGroup, TableParts } from "./ReportTableColumn.ts";
import { ReportTableGroup } from "./ReportTableGroup.tsx";
import { ReportTableTotals } from "./ReportTableTotals.tsx";
import { nextOrder, type Order, sortRows } from "./sortRows.ts";

/** Scrolls content that is too wide. Only then is it a stop for the keyboard, whose arrows scroll it. */
function ReportTableScroll({ name, children }: { name: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isWide, setWide] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setWide(element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={box}
      className={styles.scroll}
      {...(isWide && { role: "group", "aria-label": name, tabIndex: 0 })}
      onScroll={({ currentTarget }) => {
        // The mark is set by hand, as drawing a thousand rows again would make scrolling stumble.
        currentTarget.dataset.scrolled = String(currentTarget.scrollLeft > 0);
      }}
    >
      {children}
    </div>
  );
}

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
function ReportTableHead<Row>({ columns, order, onSort }: ReportTableHeadProps<Row>) {
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

export interface ReportTableProps<Row> extends Partial<Pick<TableParts<Row>, "sources">> {
  /** Said to those who don't see the card around it. */
  caption: string;
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  groups: readonly RowGroup<Row>[];
  /** Whether a tap on a column's head sorts the rows of each group by it. */
  isSortable?: boolean;
}

/** From so many rows on the widths of columns aren't found out row by row. */
const LONG = 20;

/** The groups in the order of a column, or as they came. */
function sortGroups<Row>(
  groups: readonly RowGroup<Row>[],
  columns: readonly Column<Row>[],
  order: Order | undefined,
  language: string,
): readonly RowGroup<Row>[] {
  const column = columns.find(({ key }) => key === order?.key);
  if (!order || !column) return groups;
  return groups.map((group) => ({
    ...group,
    rows: sortRows(group.rows, column.value, order.isDescending, language),
  }));
}

/**
 * A table of a report, from edge to edge of its card: `--table-side` is the card's side. Rows may stand under headings,
 * unfold to their sources and be sorted; what is too wide scrolls beside the first column.
 */
export function ReportTable<Row>(props: ReportTableProps<Row>) {
  const { caption, columns, keyOf, sources, isSortable = false } = props;
  const { t, language } = useText();
  const [order, setOrder] = useState<Order>();
  const groups = sortGroups(props.groups, columns, order, language).filter(
    ({ title, rows }) => title !== undefined || rows.length > 0,
  );
  const counted = groups.filter(({ isApart }) => !isApart);
  const apart = groups.filter(({ isApart }) => isApart);
  // Columns as wide as their heads say: else each row added would measure all those before it.
  const isLong = columns.length === 2 && groups.some(({ rows }) => rows.length > LONG);
  const parts = { columns, keyOf, sources };
  // Other rows or another order begin at their beginning again.
  const groupKey = (key: string) => `${key} ${order?.key} ${order?.isDescending}`;
  const onSort = (key: string) =>
    startTransition(() => setOrder(nextOrder(order, key, key !== columns[0]?.key)));

  return (
    <ReportTableScroll name={caption}>
      <table className={styles.table} data-long={isLong}>
        <caption>
          <span className="hidden-words">{caption}</span>
        </caption>
        <ReportTableHead columns={columns} order={order} onSort={isSortable ? onSort : undefined} />
        {counted.map((group) => (
          <ReportTableGroup key={groupKey(group.key)} {...parts} group={group} />
        ))}
        {counted.some(({ rows }) => rows.length > 0) && (
          <tbody>
            <ReportTableTotals columns={columns} rows={counted.flatMap(({ rows }) => rows)} />
          </tbody>
        )}
        {counted.length === 0 && (
          <tbody>
            <tr>
              <td colSpan={columns.length}>
                <span className={styles.note}>{t("table.empty")}</span>
              </td>
            </tr>
          </tbody>
        )}
        {apart.map((group) => (
          <ReportTableGroup key={group.key} {...parts} group={group} />
        ))}
      </table>
    </ReportTableScroll>
  );
}
