import { useText } from "../../locales/useText.ts";
import { formatCount, formatHundredths } from "../figures/formatFigures.ts";
import styles from "./ReportTable.module.css";
import type { Source } from "./ReportTableColumn.ts";

interface ReportTableSourcesProps {
  /** What the sources are of. */
  caption: string;
  sources: readonly Source[];
  nameOf: (type: string) => string;
}

/** Where the people of a row came from. */
export function ReportTableSources({ caption, sources, nameOf }: ReportTableSourcesProps) {
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
