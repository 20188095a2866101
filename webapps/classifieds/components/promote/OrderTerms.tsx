import { openLink, openTelegramLink } from "#webapps/shared/telegram/telegram.ts";
import { usePromoteText } from "../../locales/promote/usePromoteText.ts";
import { useConfigs } from "../../queries/useConfigs.ts";
import styles from "./SummaryStep.module.css";

const open = (url: string) => (url.startsWith("https://t.me/") ? openTelegramLink(url) : openLink(url));

/** What the buyer agrees to by paying, in short, and where the whole of it stands. */
export function OrderTerms() {
  const { t } = usePromoteText();
  const terms = useConfigs().data?.text("TERMS_URL");
  return (
    <p className={styles.hint}>
      {t("promote.terms")}{" "}
      {terms && (
        <button type="button" className={styles.terms} onClick={() => open(terms)}>
          {t("promote.termsLink")}
        </button>
      )}
    </p>
  );
}
