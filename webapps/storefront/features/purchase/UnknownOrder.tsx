import { Link } from "react-router-dom";
import { Note } from "#webapps/shared/ui/form/Note.tsx";
import { paths } from "../../paths.ts";
import { usePurchaseText } from "./locales/usePurchaseText.ts";
import styles from "./PurchaseForm.module.css";

/** Says, where one comes back to it, that an order may have been placed already, and how to learn it. */
export function UnknownOrder() {
  const { t } = usePurchaseText();
  return (
    <div className={styles.failure}>
      <Note icon="info" title={t("purchase.unsure")}>
        {t("purchase.unknown")}{" "}
        <Link className={styles.look} to={paths.orders}>
          {t("purchase.look")}
        </Link>
      </Note>
    </div>
  );
}
