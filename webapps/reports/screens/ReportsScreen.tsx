import { useSession } from "#webapps/shared/client/session.ts";
import { useMe } from "#webapps/shared/client/useMe.ts";
import { getTelegram } from "#webapps/shared/telegram/telegram.ts";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { Page } from "#webapps/shared/ui/Page.tsx";
import { ComingReports } from "../components/ComingReports.tsx";
import { Header } from "../components/Header.tsx";
import { LoadingReports } from "../components/LoadingReports.tsx";
import { MessageCard } from "../components/MessageCard.tsx";
import { NoAccess } from "../components/NoAccess.tsx";
import { OpenInTelegram } from "../components/OpenInTelegram.tsx";
import { SignInFailed } from "../components/SignInFailed.tsx";
import { useText } from "../locales/useText.ts";
import styles from "./ReportsScreen.module.css";

/** What a visitor may see: signing in comes first, then whether they are an admin. */
function Content() {
  const { t } = useText();
  const status = useSession((session) => session.status);
  const { data: me, error, refetch } = useMe();
  if (status === "guest") {
    return <MessageCard>{getTelegram().isTelegram ? <SignInFailed /> : <OpenInTelegram />}</MessageCard>;
  }
  if (me?.isAdmin) return <ComingReports />;
  if (error) {
    return (
      <MessageCard>
        <ErrorScreen error={error} title={t("failed.load")} onRetry={() => void refetch()} />
      </MessageCard>
    );
  }
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
