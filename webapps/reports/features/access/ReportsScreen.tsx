import { Suspense } from "react";
import { useSession } from "#webapps/shared/client/session.ts";
import { useMe } from "#webapps/shared/client/useMe.ts";
import { useTextConfigs } from "#webapps/shared/client/useTextConfigs.ts";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { Page } from "#webapps/shared/ui/Page.tsx";
import { useText } from "../../locales/useText.ts";
import { Report } from "../report/laterParts.tsx";
import { MessageCard } from "../report/MessageCard.tsx";
import { Header } from "./Header.tsx";
import { LoadingReports } from "./LoadingReports.tsx";
import { NoAccess } from "./NoAccess.tsx";
import { OpenInTelegram } from "./OpenInTelegram.tsx";
import styles from "./ReportsScreen.module.css";
import { SignInFailed } from "./SignInFailed.tsx";

/** What keeps the whole page from being shown, and its retry. */
function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useText();
  return (
    <MessageCard>
      <ErrorScreen error={error} title={t("failed.load")} onRetry={onRetry} />
    </MessageCard>
  );
}

/** The report, once it is known whose days it counts. */
function ZonedReport() {
  const { data: configs, error, refetch } = useTextConfigs();
  const zone = configs?.REPORT_TIMEZONE;
  if (zone) {
    return (
      <Suspense fallback={<LoadingReports />}>
        <Report zone={zone} />
      </Suspense>
    );
  }
  return error ? <Failed error={error} onRetry={() => void refetch()} /> : <LoadingReports />;
}

/** What a visitor may see: signing in comes first, then whether they are an admin. */
function Content() {
  const { status, failure } = useSession();
  const { data: me, error, refetch } = useMe();
  // Asked beside who it is, as the report waits for it.
  useTextConfigs();
  if (status === "guest") {
    return <MessageCard>{failure === undefined ? <OpenInTelegram /> : <SignInFailed />}</MessageCard>;
  }
  if (me?.isAdmin) return <ZonedReport />;
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!me) return <LoadingReports />;
  return (
    <MessageCard>
      <NoAccess />
    </MessageCard>
  );
}

/** `/report`: the reports, for admins. */
export function ReportsScreen() {
  const { t } = useText();
  return (
    <div className={styles.wide}>
      <Page title={t("app.title")} home="/" isRoot look="grouped">
        <Header />
        <div className={styles.content}>
          <Content />
        </div>
      </Page>
    </div>
  );
}
