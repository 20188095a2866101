import { IconTile } from "../../shell/IconTile.tsx";
import styles from "./HowItWorks.module.css";
import { useReferralText } from "./locales/useReferralText.ts";

const cards = [
  { name: "invite", icon: "share" },
  { name: "earn", icon: "coin" },
  { name: "use", icon: "cash" },
  { name: "more", icon: "people" },
  { name: "spend", icon: "gift" },
] as const;

/** The programme in five cards. */
export function HowItWorks() {
  const { t } = useReferralText();
  return (
    <section className={styles.how}>
      <h2>{t("referral.how")}</h2>
      <ul>
        {cards.map(({ name, icon }) => (
          <li key={name}>
            <IconTile name={icon} />
            <div>
              <h3>{t(`referral.how.${name}`)}</h3>
              <p>{t(`referral.how.${name}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
