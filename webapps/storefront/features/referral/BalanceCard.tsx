import { useState } from "react";
import card from "../../shell/Card.module.css";
import { paise } from "../prices/rupees.ts";
import styles from "./BalanceCard.module.css";
import { useReferralText } from "./locales/useReferralText.ts";
import { MethodSheet } from "./MethodSheet.tsx";

/** The money that one has to spend or to be paid, and how one wants to be paid. */
export function BalanceCard({ balance, method }: { balance: number; method: string }) {
  const { t } = useReferralText();
  const [isChanging, setChanging] = useState(false);
  return (
    <section className={card.card}>
      <div className={styles.head}>
        <div>
          <h2>{t("referral.balance")}</h2>
          <p>{t(balance > 0 ? "referral.balanceText" : "referral.balanceNone")}</p>
        </div>
        <strong className={`${styles.sum} figures`}>{paise(balance)}</strong>
      </div>
      <div className={styles.method}>
        <p>
          <span className="hint-caption">{t("referral.method")}</span>
          {method && <b>{method}</b>}
        </p>
        <button type="button" onClick={() => setChanging(true)}>
          {t(method ? "referral.methodChange" : "referral.methodNone")}
        </button>
      </div>
      {isChanging && <MethodSheet method={method} onClose={() => setChanging(false)} />}
    </section>
  );
}
