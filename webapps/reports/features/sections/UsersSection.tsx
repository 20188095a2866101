import { useText } from "../../locales/useText.ts";
import { useUserStats } from "../figures/reports.ts";
import { ReportTable } from "../table/ReportTable.tsx";
import { SectionCard, type SectionProps } from "./SectionCard.tsx";

/** Everyone who ever started the bot: who still has it, and who has stopped it. */
export function UsersSection({ asked }: SectionProps) {
  const { t } = useText();
  return (
    <SectionCard
      section="users"
      asked={asked}
      query={useUserStats(asked)}
      shape={{ rows: 2, columns: 2 }}
      note={() => t("users.note")}
      figures={({ activeCount, stoppedCount }) => [
        { label: t("users.figure.total"), value: activeCount + stoppedCount },
        { label: t("users.figure.active"), value: activeCount },
        { label: t("users.figure.stopped"), value: stoppedCount },
      ]}
      table={({ activeCount, stoppedCount }) => (
        <ReportTable
          caption={t("users.title")}
          columns={[
            { key: "type", title: t("users.type"), value: ({ type }) => t(`users.${type}`) },
            { key: "count", title: t("users.count"), value: ({ count }) => count },
          ]}
          keyOf={({ type }) => type}
          groups={[
            {
              key: "all",
              rows: [
                { type: "active" as const, count: activeCount },
                { type: "stopped" as const, count: stoppedCount },
              ],
            },
          ]}
        />
      )}
    />
  );
}
