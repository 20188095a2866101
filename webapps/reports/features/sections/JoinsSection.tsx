import type { z } from "zod";
import type { getJoins } from "#contract/reports.ts";
import { useText } from "../../locales/useText.ts";
import { formatShare, formatWholeShare, sumOf } from "../figures/figures.ts";
import { useJoins } from "../figures/reports.ts";
import { ReportTable } from "../table/ReportTable.tsx";
import { SectionCard, type SectionProps } from "./SectionCard.tsx";
import { useLabels } from "./useLabels.ts";

type Joins = z.output<(typeof getJoins)["output"]>;

const countOf = ({ _count }: Joins[number]) => _count;
const ofType = (rows: Joins, type: Joins[number]["joinType"]) =>
  sumOf(
    rows.filter(({ joinType }) => joinType === type),
    countOf,
  );

/** How people came into groups, each way as a part of all. */
export function JoinsSection({ asked }: SectionProps) {
  const { t, language } = useText();
  const labels = useLabels();
  return (
    <SectionCard
      section="joins"
      asked={asked}
      query={useJoins(asked)}
      shape={{ rows: 5, columns: 2 }}
      figures={(rows) => [
        { label: t("joins.figure.total"), value: sumOf(rows, countOf) },
        { label: t("joins.figure.created"), value: ofType(rows, "Created") },
        { label: t("joins.figure.invited"), value: ofType(rows, "Invited") },
      ]}
      table={(rows) => (
        <ReportTable
          caption={t("joins.title")}
          columns={[
            { key: "type", title: t("joins.type"), value: ({ joinType }) => labels.join(joinType) },
            {
              key: "users",
              title: t("joins.users"),
              value: countOf,
              words: (row) => formatShare(countOf(row), sumOf(rows, countOf), language),
              total: (all) => formatWholeShare(sumOf(all, countOf), language),
            },
          ]}
          keyOf={({ joinType }) => joinType}
          groups={[{ key: "all", rows }]}
          isSortable
        />
      )}
    />
  );
}
