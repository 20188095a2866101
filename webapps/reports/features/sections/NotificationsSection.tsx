import { useText } from "../../locales/useText.ts";
import { sumOf } from "../figures/figures.ts";
import { useNotifications } from "../figures/reports.ts";
import { ReportTable } from "../table/ReportTable.tsx";
import { SectionCard, type SectionProps } from "./SectionCard.tsx";

interface Sent {
  totalCount: number;
  isBotStoppedCount: number;
  otherFailedCount: number;
}

const totalOf = ({ totalCount }: Sent) => totalCount;
const stoppedOf = ({ isBotStoppedCount }: Sent) => isBotStoppedCount;
const otherOf = ({ otherFailedCount }: Sent) => otherFailedCount;
const failedOf = (row: Sent) => stoppedOf(row) + otherOf(row);

/** The reminders that the bot has sent, and those that did not arrive. */
export function NotificationsSection({ asked }: SectionProps) {
  const { t } = useText();
  return (
    <SectionCard
      section="notifications"
      asked={asked}
      query={useNotifications(asked)}
      shape={{ rows: 8, columns: 4 }}
      figures={(rows) => [
        {
          label: t("notifications.figure.tried"),
          value: sumOf(rows, (row) => totalOf(row) + failedOf(row)),
        },
        // Reminders that count as sent were taken by Telegram, so those that failed aren't among them.
        { label: t("notifications.figure.delivered"), value: sumOf(rows, totalOf) },
        { label: t("notifications.figure.stopped"), value: sumOf(rows, failedOf) },
      ]}
      table={(rows) => (
        <ReportTable
          caption={t("notifications.title")}
          columns={[
            {
              key: "type",
              title: t("notifications.type"),
              value: ({ type }) => t(`notifications.${type}`),
            },
            { key: "total", title: t("notifications.total"), value: totalOf, total: "sum" },
            { key: "stopped", title: t("notifications.stopped"), value: stoppedOf, total: "sum" },
            { key: "failed", title: t("notifications.failed"), value: otherOf, total: "sum" },
          ]}
          keyOf={({ type }) => type}
          groups={[{ key: "all", rows }]}
          isSortable
        />
      )}
    />
  );
}
