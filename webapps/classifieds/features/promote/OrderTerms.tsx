import { openAddress } from "#webapps/shared/telegram/openAddress.ts";
import { useConfigs } from "../configs/configs.ts";
import { usePromoteText } from "./locales/usePromoteText.ts";
import styles from "./SummaryStep.module.css";

/** What the buyer agrees to by paying, in short, and where the whole of it stands. */
export function OrderTerms() {
  const { t } = usePromoteText();
  const terms = useConfigs().data?.text("TERMS_URL");
  return (
    <p className={styles.hint}>
      {t("promote.terms")}{" "}
      {terms && (
        <button type="button" className={styles.terms} onClick={() => openAddress(terms)}>
          {t("promote.termsLink")}
        </button>
      )}
    </p>
  );
}
