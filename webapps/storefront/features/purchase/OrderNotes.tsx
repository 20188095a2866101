import { Link } from "react-router";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { paths } from "../../paths.ts";
import { rupees } from "../prices/rupees.ts";
import { usePurchaseText } from "./locales/usePurchaseText.ts";
import styles from "./OrderNotes.module.css";

/** That nothing is paid now, and what is at the door. */
export function CashNote({ toPay }: { toPay: number }) {
  const { t } = usePurchaseText();
  return (
    <div className={styles.cash}>
      <Icon name="cash" />
      <div>
        <strong>{t(toPay > 0 ? "purchase.cash" : "purchase.covered")}</strong>
        <p className="figures">
          {toPay > 0 ? t("purchase.cashText", { total: rupees(toPay) }) : t("purchase.coveredText")}
        </p>
      </div>
    </div>
  );
}

/** Where the link to the terms stands in the sentence. */
const PLACE = "\u0000";

/** The terms that one agrees to by ordering. */
export function OrderTerms() {
  const { t } = usePurchaseText();
  const [before, after] = t("purchase.terms", { terms: PLACE }).split(PLACE);
  return (
    <p className={styles.terms}>
      {before}
      <Link to={paths.terms}>{t("purchase.termsLink")}</Link>
      {after}
    </p>
  );
}
