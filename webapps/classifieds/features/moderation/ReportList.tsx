import type { ModerationItem } from "#contract/moderation.ts";
import { formatDate, formatNumber } from "#webapps/shared/format/formats.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { useListingText } from "../listing/locales/useListingText.ts";
import { useModerationText } from "./locales/useModerationText.ts";
import styles from "./ReportList.module.css";

/** The reports of people about a listing. */
export function ReportList({ reports }: { reports: ModerationItem["reports"] }) {
  const { t, language } = useModerationText();
  const { t: reason } = useListingText();
  return (
    <section className={styles.reports}>
      <h2>
        <Icon name="flag" size={18} />
        {t("moderation.reports", { count: reports.length, shown: formatNumber(reports.length) })}
      </h2>
      <ul>
        {reports.map((report) => (
          <li key={report.createdAt + report.reason}>
            {reason(`report.${report.reason}`)}
            {report.note && (
              <>
                {": "}
                <q>{report.note}</q>
              </>
            )}{" "}
            <time dateTime={report.createdAt}>{formatDate(report.createdAt, language, t)}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
