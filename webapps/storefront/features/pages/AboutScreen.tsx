import { Icon } from "#webapps/shared/ui/Icon.tsx";
import card from "../../shell/Card.module.css";
import { TitledScreen } from "../../shell/TitledScreen.tsx";
import { StepNumber } from "../about/StepNumber.tsx";
import styles from "./AboutScreen.module.css";
import { usePagesText } from "./locales/usePagesText.ts";

const reasons = ["about.why.price", "about.why.delivery", "about.why.safe"] as const;
const steps = ["about.how.choose", "about.how.start", "about.how.invite", "about.how.receive"] as const;

/** `/about`: who we are and how buying together goes. */
export function AboutScreen() {
  const { t } = usePagesText();
  return (
    <TitledScreen title={t("about.title")}>
      <p className={styles.description}>{t("about.description")}</p>
      <section className={`${card.card} ${styles.part}`}>
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
      <section className={`${card.card} ${styles.part}`}>
        <h2>{t("about.how")}</h2>
        <ol>
          {steps.map((step, index) => (
            <li key={step}>
              <StepNumber of={index + 1} />
              {t(step)}
            </li>
          ))}
        </ol>
      </section>
      <div className={styles.closing}>
        <p>{t("about.close.simple")}</p>
        <p>{t("about.close.together")}</p>
      </div>
    </TitledScreen>
  );
}
