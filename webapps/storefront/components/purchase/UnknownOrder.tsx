import { Link } from "react-router-dom";
import { Note } from "#webapps/shared/ui/form/Note.tsx";
import { usePurchaseText } from "../../locales/purchase/usePurchaseText.ts";
import { paths } from "../../logic/paths.ts";
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
