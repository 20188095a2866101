import { BackArrow } from "#webapps/shared/ui/BackArrow.tsx";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { Screen } from "../components/Screen.tsx";
import { usePagesText } from "../locales/pages/usePagesText.ts";
import styles from "./AboutScreen.module.css";

const reasons = ["about.why.price", "about.why.delivery", "about.why.safe"] as const;
const steps = ["about.how.choose", "about.how.start", "about.how.invite", "about.how.receive"] as const;

/** `/about`: who we are and how buying together goes. */
export function AboutScreen() {
  const { t } = usePagesText();
  return (
    <Screen title={t("about.title")}>
      <header className={styles.header}>
        <BackArrow home="/" />
        <h1>{t("about.title")}</h1>
      </header>
      <p className={styles.description}>{t("about.description")}</p>
      <section className={styles.card}>
        <h2>{t("about.why")}</h2>
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>
              <Icon name="check" />
              {t(reason)}
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.card}>
        <h2>{t("about.how")}</h2>
        <ol>
          {steps.map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </ol>
      </section>
      <div className={styles.closing}>
        <p>{t("about.close.simple")}</p>
        <p>{t("about.close.together")}</p>
      </div>
    </Screen>
  );
}
