import type { Purchase } from "#contract/reports.ts";
import { useText } from "../../locales/useText.ts";
import { formatCount, sumOf } from "../figures/figures.ts";
import { useExpiredPurchases, usePurchases } from "../figures/reports.ts";
import { ReportTable } from "../table/ReportTable.tsx";
import type { Column, RowGroup } from "../table/ReportTableColumn.ts";
import { CardFailed } from "./CardFailed.tsx";
import { SectionCard, type SectionProps } from "./SectionCard.tsx";
import { useLabels } from "./useLabels.ts";

/** The number of people who want to hear when a product that tests the demand is sold. Real products have none. */
const interestOf = (row: Purchase) => (row.isRealProduct ? 0 : row.totalRegistrations);

function useColumns(): readonly Column<Purchase>[] {
  const { t, language } = useText();
  return [
    { key: "product", title: t("purchases.product"), value: ({ productName }) => productName },
    { key: "groups", title: t("purchases.groups"), value: (row) => row.totalGroups, total: "sum" },
    {
      key: "participants",
      title: t("purchases.participants"),
      value: ({ totalParticipants }) => totalParticipants,
      total: "sum",
    },
    {
      key: "withOld",
      title: t("purchases.withOld"),
      value: ({ totalParticipantsWithOld }) => totalParticipantsWithOld,
      total: "sum",
    },
    {
      key: "completed",
      title: t("purchases.completed"),
      value: ({ completedGroups }) => completedGroups,
      total: "sum",
    },
    {
      key: "interest",
      title: t("purchases.interest"),
      value: interestOf,
      words: (row) => (row.isRealProduct ? "—" : formatCount(interestOf(row), language)),
      total: "sum",
    },
    { key: "size", title: t("purchases.size"), value: ({ groupSize }) => groupSize, total: "dash" },
  ];
}

/** The purchases: real products first, then fake ones. Products that are no longer on sale are folded below. */
export function PurchasesSection({ asked }: SectionProps) {
  const { t } = useText();
  const labels = useLabels();
  const columns = useColumns();
  const purchases = usePurchases(asked);
  const expired = useExpiredPurchases(asked);
  const groupsOf = (rows: readonly Purchase[]): readonly RowGroup<Purchase>[] => [
    { key: "real", title: t("purchases.real"), rows: rows.filter(({ isRealProduct }) => isRealProduct) },
    { key: "fake", title: t("purchases.fake"), rows: rows.filter(({ isRealProduct }) => !isRealProduct) },
    // Not before it is known that there are none.
    ...(expired.data
      ? [{ key: "expired", title: t("purchases.expired"), rows: expired.data, isApart: true }]
      : []),
  ];
  return (
    <SectionCard
      section="purchases"
      asked={asked}
      query={purchases}
      shape={{ rows: 6, columns: 7 }}
      figures={(rows) => [
        {
          label: t("purchases.withOld"),
          value: sumOf(rows, ({ totalParticipantsWithOld }) => totalParticipantsWithOld),
        },
        { label: t("purchases.figure.groups"), value: sumOf(rows, ({ totalGroups }) => totalGroups) },
        {
          label: t("purchases.figure.completed"),
          value: sumOf(rows, ({ completedGroups }) => completedGroups),
        },
      ]}
      table={(rows) => (
        <ReportTable
          caption={t("purchases.title")}
          columns={columns}
          keyOf={({ link }) => link}
          groups={groupsOf(rows)}
          sources={{ of: ({ utmData }) => utmData, nameOf: labels.source }}
          isSortable
        />
      )}
    >
      {expired.error && purchases.data && (
        <CardFailed
          title={t("purchases.expired.failed")}
          error={expired.error}
          onRetry={() => void expired.refetch()}
          isRetrying={expired.isFetching}
        />
      )}
    </SectionCard>
  );
}
