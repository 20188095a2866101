import { useState } from "react";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { useGrowing } from "#webapps/shared/ui/useGrowing.ts";
import { useText } from "../../locales/useText.ts";
import { formatCount } from "../figures/figures.ts";
import styles from "./ReportTable.module.css";
import type { RowGroup, TableParts } from "./ReportTableColumn.ts";
import { ReportTableRow } from "./ReportTableRow.tsx";
import { ReportTableTotals } from "./ReportTableTotals.tsx";

/** Shown of a long group at first, and then drawn at a time: more would hold up the page. */
const FEW = 20;
/** Shown more at a tap. */
const MORE = 100;

interface ReportTableGroupProps<Row> extends TableParts<Row> {
  group: RowGroup<Row>;
}

interface HeadingProps {
  title: string;
  count: number;
  span: number;
  /** Absent where the group can't be folded. */
  isOpen: boolean | undefined;
  onToggle: () => void;
}

function Heading({ title, count, span, isOpen, onToggle }: HeadingProps) {
  const { language } = useText();
  const words = (
    <>
      {isOpen !== undefined && <Icon name="forward" size={16} />}
      <span>{title}</span>
      <span className={styles.count}>{formatCount(count, language)}</span>
    </>
  );
  return (
    <tr>
      <th scope="rowgroup" colSpan={span} className={styles.heading}>
        {isOpen === undefined ? (
          <span>{words}</span>
        ) : (
          <button type="button" aria-expanded={isOpen} onClick={onToggle}>
            {words}
          </button>
        )}
      </th>
    </tr>
  );
}

/** The first rows of a group, and a way to those that follow. */
function Rows<Row>({ group: { rows }, ...parts }: ReportTableGroupProps<Row>) {
  const { t, language } = useText();
  const [asked, setAsked] = useState(FEW);
  const shown = rows.slice(0, useGrowing(Math.min(rows.length, asked), FEW));
  const left = rows.length - asked;
  return (
    <>
      {shown.map((row) => (
        <ReportTableRow key={parts.keyOf(row)} {...parts} row={row} />
      ))}
      {left > 0 && (
        <tr>
          <td colSpan={parts.columns.length} className={styles.all}>
            <button type="button" onClick={() => setAsked(asked + MORE)}>
              {t("table.more", {
                number: formatCount(Math.min(left, MORE), language),
                left: formatCount(left, language),
              })}
            </button>
          </td>
        </tr>
      )}
    </>
  );
}

/** Rows under their heading; those apart are folded at first and have totals of their own. */
export function ReportTableGroup<Row>({ group, ...parts }: ReportTableGroupProps<Row>) {
  const { title, rows, isApart = false } = group;
  const { t } = useText();
  const [isOpen, setOpen] = useState(!isApart);
  return (
    <tbody>
      {title !== undefined && (
        <Heading
          title={title}
          count={rows.length}
          span={parts.columns.length}
          isOpen={isApart ? isOpen : undefined}
          onToggle={() => setOpen(!isOpen)}
        />
      )}
      {isOpen && rows.length === 0 && (
        <tr>
          <td colSpan={parts.columns.length}>
            <span className={styles.note}>{t("table.empty")}</span>
          </td>
        </tr>
      )}
      {isOpen && <Rows {...parts} group={group} />}
      {isOpen && rows.length > 0 && isApart && <ReportTableTotals columns={parts.columns} rows={rows} />}
    </tbody>
  );
}
