import { useText } from "../../locales/useText.ts";
import { sumOf } from "../figures/figures.ts";
import { useAppOpens } from "../figures/reports.ts";
import { ReportTable } from "../table/ReportTable.tsx";
import { SectionCard, type SectionProps } from "./SectionCard.tsx";
import { useLabels } from "./useLabels.ts";

interface Open {
  deeplink: string;
  _count: number;
}

const countOf = ({ _count }: Open) => _count;
const isLinked = ({ deeplink }: Open) => deeplink !== "";

/** How often the apps were opened, and by what kind of link. */
export function OpensSection({ asked }: SectionProps) {
  const { t } = useText();
  const labels = useLabels();
  return (
    <SectionCard
      section="opens"
      asked={asked}
      query={useAppOpens(asked)}
      shape={{ rows: 5, columns: 2 }}
      figures={(rows) => [
        { label: t("opens.figure.total"), value: sumOf(rows, countOf) },
        { label: t("opens.figure.linked"), value: sumOf(rows.filter(isLinked), countOf) },
        {
          label: t("opens.figure.normal"),
          value: sumOf(
            rows.filter((row) => !isLinked(row)),
            countOf,
          ),
        },
      ]}
      empty={{ isEmpty: (rows) => rows.length === 0, text: t("opens.empty") }}
      table={(rows) => (
        <ReportTable
          caption={t("opens.title")}
          columns={[
            { key: "kind", title: t("opens.kind"), value: ({ deeplink }) => labels.open(deeplink) },
            { key: "count", title: t("opens.count"), value: countOf, total: "sum" },
          ]}
          keyOf={({ deeplink }) => deeplink}
          groups={[{ key: "all", rows }]}
          isSortable
        />
      )}
    />
  );
}
