import { Suspense } from "react";
import { appLanguages } from "#contract/languages.ts";
import { may } from "#contract/roles.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { useMe } from "#webapps/shared/client/useMe.ts";
import { useTextConfigs } from "#webapps/shared/client/useTextConfigs.ts";
import { languageOption } from "#webapps/shared/language/languageOptions.ts";
import { switchLanguage } from "#webapps/shared/language/startLanguage.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { LanguageSwitch } from "#webapps/shared/ui/LanguageSwitch.tsx";
import { Page } from "#webapps/shared/ui/Page.tsx";
import { LoadingWords, Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { useText } from "../../locales/useText.ts";
import { MessageCard, Report } from "../report/laterParts.tsx";
import { AccessFailed } from "./AccessFailed.tsx";
import { OpenReports } from "./OpenReports.tsx";
import styles from "./ReportsScreen.module.css";

/** A closed lock, drawn as the shared line drawings are. */
function LockDrawing() {
  return (
    <svg
      aria-hidden="true"
      width="112"
      height="112"
      viewBox="0 0 120 120"
      fill="none"
      stroke="currentColor"
      strokeWidth={3}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="60" cy="60" r="54" fill="currentColor" fillOpacity={0.09} stroke="none" />
      <path d="M36 54h48v38H36zM45 54V42a15 15 0 0 1 30 0v12M60 69v8" />
    </svg>
  );
}

/** For people who are signed in and no admins; one who has just become an admin asks again. */
function NoAccess() {
  const { t } = useText();
  const { isFetching, refetch } = useMe();
  return (
    <EmptyState
      drawing={<LockDrawing />}
      title={t("closed.title")}
      action={
        <ActionButton disabled={isFetching} onClick={() => void refetch()}>
          {t("closed.again")}
        </ActionButton>
      }
    >
      {t("closed.text")}
    </EmptyState>
  );
}

const rows = ["72%", "58%", "80%", "64%", "70%"];

/** The shape of the page while it is found out who is there. */
function LoadingReports() {
  return (
    <div className={styles.card} aria-busy="true">
      <LoadingWords />
      <Skeleton width="48%" height={24} />
      {rows.map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton width={44} height={44} radius={14} />
          <Skeleton width={width} height={16} />
        </div>
      ))}
    </div>
  );
}

/** The languages of this app. */
const languageOptions = appLanguages.reports.map(languageOption);

/** Where one is, and the language, which is that of the reports alone. */
function Header() {
  const { t, language } = useText();
  return (
    <header className={styles.header}>
      <h1>{t("title")}</h1>
      <LanguageSwitch
        label={t("language")}
        options={languageOptions}
        chosen={language}
        onChoose={(chosen) => void switchLanguage(chosen)}
      />
    </header>
  );
}

/** The fault that keeps the whole page from being shown, and its retry. */
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

/** The page that a visitor may see: signing in comes first, then whether their role lets them. */
function Content() {
  const { status, failure } = useSession();
  const { data: me, error, refetch } = useMe();
  // Asked beside who it is, as the report waits for it.
  useTextConfigs();
  if (status === "guest") {
    return <MessageCard>{failure === undefined ? <OpenReports /> : <AccessFailed />}</MessageCard>;
  }
  if (me && may(me.role, "reports.read")) return <ZonedReport />;
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
