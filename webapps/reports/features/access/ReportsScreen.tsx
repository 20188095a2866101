import { Suspense } from "react";
import { useTextConfigs } from "#webapps/shared/client/useTextConfigs.ts";
import { Page } from "#webapps/shared/ui/Page.tsx";
import { useText } from "../../locales/useText.ts";
import { SectionHeader } from "../console/SectionHeader.tsx";
import { Report } from "../report/laterParts.tsx";
import { Access, Failed, LoadingCard } from "./Access.tsx";
import styles from "./ReportsScreen.module.css";

/** The report, once it is known whose days it counts. */
function ZonedReport() {
  const { data: configs, error, refetch } = useTextConfigs();
  const zone = configs?.REPORT_TIMEZONE;
  if (zone) {
    return (
      <Suspense fallback={<LoadingCard />}>
        <Report zone={zone} />
      </Suspense>
    );
  }
  return error ? <Failed error={error} onRetry={() => void refetch()} /> : <LoadingCard />;
}

/** `/report`: the reports, for admins. */
export function ReportsScreen() {
  const { t } = useText();
  return (
    <div className={styles.wide}>
      <Page title={t("app.title")} home="/" isRoot look="grouped">
        <SectionHeader title={t("title")} />
        <div className={styles.content}>
          <Access right="reports.read">
            <ZonedReport />
          </Access>
        </div>
      </Page>
    </div>
  );
}
