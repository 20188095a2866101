import { Suspense } from "react";
import { appLanguages } from "#contract/languages.ts";
import { useTextConfigs } from "#webapps/shared/client/useTextConfigs.ts";
import { languageOption } from "#webapps/shared/language/languageOptions.ts";
import { switchLanguage } from "#webapps/shared/language/startLanguage.ts";
import { LanguageSwitch } from "#webapps/shared/ui/LanguageSwitch.tsx";
import { Page } from "#webapps/shared/ui/Page.tsx";
import { useText } from "../../locales/useText.ts";
import { Report } from "../report/laterParts.tsx";
import { Access, Failed, LoadingCard } from "./Access.tsx";
import styles from "./ReportsScreen.module.css";

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
        <Header />
        <div className={styles.content}>
          <Access right="reports.read">
            <ZonedReport />
          </Access>
        </div>
      </Page>
    </div>
  );
}
