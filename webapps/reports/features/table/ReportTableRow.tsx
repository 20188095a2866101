import { memo, useId, useState } from "react";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { useText } from "../../locales/useText.ts";
import { formatCount, formatHundredths } from "../figures/figures.ts";
import styles from "./ReportTable.module.css";
import type { Column, Source, TableParts } from "./ReportTableColumn.ts";

interface ReportTableSourcesProps {
  /** What the sources are of. */
  caption: string;
  sources: readonly Source[];
  nameOf: (type: string) => string;
}

/** Where the people of a row came from. */
function ReportTableSources({ caption, sources, nameOf }: ReportTableSourcesProps) {
  const { t, language } = useText();
  if (sources.length === 0) return <p className={styles.note}>{t("table.noSources")}</p>;
  return (
    <table className={styles.sources}>
      <caption>
        <span className="hidden-words">{t("table.sources", { name: caption })}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t("table.source")}</th>
          <th scope="col">{t("table.people")}</th>
          <th scope="col">{t("table.depth")}</th>
        </tr>
      </thead>
      <tbody>
        {sources.map(({ type, count, avgDepth }) => (
          <tr key={type}>
            <th scope="row" title={nameOf(type)}>
              <span>{nameOf(type)}</span>
            </th>
            <td>{formatCount(count, language)}</td>
            <td>{formatHundredths(avgDepth, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function wordsOf<Row>({ value, words }: Column<Row>, row: Row, language: string): string {
  if (words) return words(row);
  const plain = value(row);
  return typeof plain === "number" ? formatCount(plain, language) : plain;
}

function TableRow<Row>({ columns, sources, row }: TableParts<Row> & { row: Row }) {
  const { language } = useText();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const [first, ...figures] = columns.map((column) => wordsOf(column, row, language));
  const cells = (
    <>
      <th scope="row" className={styles.name} title={first}>
        {sources ? (
          <button type="button" aria-expanded={isOpen} aria-controls={isOpen ? id : undefined}>
            <Icon name="forward" size={16} />
            <span>{first}</span>
          </button>
        ) : (
          <span>{first}</span>
        )}
      </th>
      {figures.map((words, place) => (
        <td key={columns[place + 1]?.key}>{words}</td>
      ))}
    </>
  );
  if (!sources) return <tr>{cells}</tr>;

  // Words that are selected to be copied mustn't fold away.
  const toggle = () => getSelection()?.isCollapsed !== false && setOpen(!isOpen);
  return (
    <>
      {/* The button in the row is for the keyboard; its click comes here. */}
      <tr className={styles.folding} onClick={toggle}>
        {cells}
      </tr>
      {isOpen && (
        <tr id={id}>
          <td colSpan={columns.length} className={styles.unfolded}>
            <ReportTableSources caption={first ?? ""} sources={sources.of(row)} nameOf={sources.nameOf} />
          </td>
        </tr>
      )}
    </>
  );
}

/** One row; where its sources are known it unfolds to them. It is drawn once, however many come after it. */
export const ReportTableRow = memo(TableRow) as typeof TableRow;
