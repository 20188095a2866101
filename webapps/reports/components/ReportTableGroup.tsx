import { useState } from "react";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { useGrowing } from "#webapps/shared/ui/useGrowing.ts";
import { useText } from "../locales/useText.ts";
import { formatCount } from "../logic/formatFigures.ts";
import styles from "./ReportTable.module.css";
import type { RowGroup, TableParts } from "./ReportTableColumn.ts";
import { ReportTableRow } from "./ReportTableRow.tsx";
import { ReportTableTotals } from "./ReportTableTotals.tsx";

/** Shown of a long group before somebody asks for all of it, and then added at a time: more would hold up the page. */
const FEW = 20;

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
      {title}
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

/** The first rows of a group, and a way to all of them. */
function Rows<Row>({ group: { rows }, ...parts }: ReportTableGroupProps<Row>) {
  const { t, language } = useText();
  const [isWhole, setWhole] = useState(false);
  const shown = rows.slice(0, useGrowing(isWhole ? rows.length : Math.min(rows.length, FEW), FEW));
  return (
    <>
      {shown.map((row) => (
        <ReportTableRow key={parts.keyOf(row)} {...parts} row={row} />
      ))}
      {!isWhole && shown.length < rows.length && (
        <tr>
          <td colSpan={parts.columns.length} className={styles.all}>
            <button type="button" onClick={() => setWhole(true)}>
              {t("table.all", { number: formatCount(rows.length, language) })}
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
      {isOpen && <Rows {...parts} group={group} />}
      {isOpen && isApart && <ReportTableTotals columns={parts.columns} rows={rows} />}
    </tbody>
  );
}
