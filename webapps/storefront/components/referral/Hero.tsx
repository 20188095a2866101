import type { ReactNode } from "react";
import { useReferralText } from "../../locales/referral/useReferralText.ts";
import { Gift } from "../lists/Gift.tsx";
import styles from "./Hero.module.css";

/** What the programme is, in the shop's own colour. */
export function Hero({ children }: { children?: ReactNode }) {
  const { t } = useReferralText();
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h2>{t("referral.hero")}</h2>
        <p>{t("referral.heroText")}</p>
      </div>
      <Gift />
      {children}
    </section>
  );
}
