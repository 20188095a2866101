import type { ReactNode } from "react";
import { Gift } from "./Gift.tsx";
import styles from "./Hero.module.css";
import { useReferralText } from "./locales/useReferralText.ts";

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
