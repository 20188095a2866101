import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Note } from "#webapps/shared/ui/form/Note.tsx";
import { failureLook } from "../../offline/waiting.ts";
import { paths } from "../../paths.ts";
import { paise } from "../prices/rupees.ts";
import { useBalance } from "../referral/referral.ts";
import { failureTitle, failureWords } from "./failureWords.ts";
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

/** The fault of the order as a whole; it comes into view and is read out. */
export function Failure({ error }: { error: unknown }) {
  const { t } = usePurchaseText();
  const { data: balance = 0 } = useBalance();
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is led to, also one like the last.
  useEffect(() => {
    place.current?.scrollIntoView({ block: "center", behavior: "smooth" });
  }, [error]);
  return (
    <div ref={place} className={styles.failure}>
      <Note {...failureLook(error)} title={t(failureTitle(error))} isAlert>
        {t(failureWords(error), { balance: paise(balance) })} {t("purchase.kept")}
      </Note>
    </div>
  );
}
