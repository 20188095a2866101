import { useText } from "../locales/useText.ts";
import { BotButton } from "./BotButton.tsx";
import styles from "./ComingCard.module.css";
import { Fact } from "./Fact.tsx";
import { Greeting } from "./Greeting.tsx";
import { PriceExample } from "./PriceExample.tsx";

/** What the shop will be, until it opens. */
export function ComingCard() {
  const { t } = useText();
  return (
    <section className={styles.card}>
      <div className={styles.opening}>
        <Greeting />
        <h2>{t("coming.title")}</h2>
        <p>{t("coming.text")}</p>
      </div>
      <PriceExample />
      <ul className={styles.facts}>
        <Fact icon="people" title={t("coming.people.title")} text={t("coming.people.text")} />
        <Fact icon="clock" title={t("coming.day.title")} text={t("coming.day.text")} />
        <Fact icon="cash" title={t("coming.cash.title")} text={t("coming.cash.text")} />
      </ul>
      <BotButton />
    </section>
  );
}
