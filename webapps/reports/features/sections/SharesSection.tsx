import { useText } from "../../locales/useText.ts";
import { sumOf } from "../figures/figures.ts";
import { useShares } from "../figures/reports.ts";
import { ReportTable } from "../table/ReportTable.tsx";
import { SectionCard, type SectionProps } from "./SectionCard.tsx";
import { useLabels } from "./useLabels.ts";

interface Share {
  type: string;
  _count: number;
}

const countOf = ({ _count }: Share) => _count;
const isCopied = ({ type }: Share) => type === "copy";

/** How often links were passed on, and which way. */
export function SharesSection({ asked }: SectionProps) {
  const { t } = useText();
  const labels = useLabels();
  return (
    <SectionCard
      section="shares"
      asked={asked}
      query={useShares(asked)}
      shape={{ rows: 5, columns: 2 }}
      figures={(rows) => [
        { label: t("shares.figure.total"), value: sumOf(rows, countOf) },
        { label: t("shares.figure.copied"), value: sumOf(rows.filter(isCopied), countOf) },
        {
          label: t("shares.figure.sent"),
          value: sumOf(
            rows.filter((row) => !isCopied(row)),
            countOf,
          ),
        },
      ]}
      empty={{ isEmpty: (rows) => rows.length === 0, text: t("shares.empty") }}
      table={(rows) => (
        <ReportTable
          caption={t("shares.title")}
          columns={[
            { key: "type", title: t("shares.type"), value: ({ type }) => labels.share(type) },
            { key: "count", title: t("shares.count"), value: countOf, total: "sum" },
          ]}
          keyOf={({ type }) => type}
          groups={[{ key: "all", rows }]}
          isSortable
        />
      )}
    />
  );
}
