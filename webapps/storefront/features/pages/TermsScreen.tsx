import { useTextConfigs } from "#webapps/shared/client/useTextConfigs.ts";
import { openLink } from "#webapps/shared/telegram/links.ts";
import { openAddress } from "#webapps/shared/telegram/openAddress.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import card from "../../shell/Card.module.css";
import { TitledScreen } from "../../shell/TitledScreen.tsx";
import { usePagesText } from "./locales/usePagesText.ts";
import styles from "./TermsScreen.module.css";

const parts = [
  { title: "terms.acceptance", lines: ["terms.acceptance.1", "terms.acceptance.2"] },
  { title: "terms.eligibility", lines: ["terms.eligibility.1", "terms.eligibility.2"] },
  { title: "terms.groups", lines: ["terms.groups.1", "terms.groups.2"] },
  { title: "terms.privacy", lines: ["terms.privacy.1", "terms.privacy.2"] },
  { title: "terms.data", lines: ["terms.data.1", "terms.data.2", "terms.data.3"] },
] as const;

/** `/tos`: what one agrees to, and what becomes of one's data. */
export function TermsScreen() {
  const { t } = usePagesText();
  const { data: configs } = useTextConfigs();
  const policy = configs?.PRIVACY_URL;
  const support = configs?.SUPPORT_URL;
  return (
    <TitledScreen title={t("terms.title")}>
      <p className={styles.lead}>{t("terms.lead")}</p>
      {parts.map(({ title, lines }) => (
        <section key={title} className={`${card.card} ${styles.part}`}>
          <h2>{t(title)}</h2>
          {lines.map((line) => (
            <p key={line}>{t(line)}</p>
          ))}
        </section>
      ))}
      {(policy || support) && (
        <div className={styles.ways}>
          {policy && (
            <ActionButton look="soft" onClick={() => openLink(policy)}>
              {t("terms.policy")}
            </ActionButton>
          )}
          {support && (
            <ActionButton look="soft" onClick={() => openAddress(support)}>
              {t("terms.support")}
            </ActionButton>
          )}
        </div>
      )}
    </TitledScreen>
  );
}
