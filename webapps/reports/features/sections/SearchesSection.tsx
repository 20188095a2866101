import { useText } from "../../locales/useText.ts";
import { formatCount, formatHundredths, sumOf } from "../figures/figures.ts";
import { type Asked, useReportDays, useSearches } from "../figures/reports.ts";
import { ReportTable } from "../table/ReportTable.tsx";
import { SectionCard, type SectionProps } from "./SectionCard.tsx";

/** The server's own limit of rows; where it is reached there may be more. */
const MOST_ROWS = 1000;

interface Search {
  query: string;
  count: number;
}

const countOf = ({ count }: Pick<Search, "count">) => count;

const UNKNOWN = "—";
/** From here on hundredths of a search tell nothing. */
const MANY = 100;

/** All searches of the days, the rows that were cut off included, and how many a day; absent until they are known. */
function useTotals(asked: Asked) {
  const { language } = useText();
  const { data: days, isError } = useReportDays("searches", asked);
  if (!days) return { average: isError ? UNKNOWN : undefined };
  const total = sumOf(days, countOf);
  const average = total / Math.max(days.length, 1);
  return { total, average: average < MANY ? formatHundredths(average, language) : Math.round(average) };
}

/** The queries of people, most asked first. */
export function SearchesSection({ asked }: SectionProps) {
  const { t, language } = useText();
  const { total, average } = useTotals(asked);
  const isCut = (rows: readonly Search[]) =>
    rows.length >= MOST_ROWS && (total === undefined || total > sumOf(rows, countOf));
  const totalOf = (rows: readonly Search[]) => (isCut(rows) && total) || sumOf(rows, countOf);
  return (
    <SectionCard
      section="searches"
      asked={asked}
      query={useSearches(asked)}
      shape={{ rows: 8, columns: 2 }}
      figures={(rows) => [
        { label: t("searches.figure.total"), value: totalOf(rows) },
        {
          label: t("searches.figure.different"),
          value: isCut(rows)
            ? t("searches.atLeast", { count: formatCount(rows.length, language) })
            : rows.length,
        },
        { label: t("searches.figure.daily"), value: average },
      ]}
      empty={{ isEmpty: (rows) => rows.length === 0, text: t("searches.empty") }}
      note={(rows) =>
        isCut(rows) ? t("searches.cut", { count: formatCount(rows.length, language) }) : undefined
      }
      table={(rows) => (
        <ReportTable
          caption={t("searches.title")}
          columns={[
            { key: "query", title: t("searches.query"), value: ({ query }) => query },
            {
              key: "count",
              title: t("searches.count"),
              value: countOf,
              total: () => formatCount(totalOf(rows), language),
            },
          ]}
          keyOf={({ query }) => query}
          groups={[{ key: "all", rows }]}
          isSortable
        />
      )}
    />
  );
}
