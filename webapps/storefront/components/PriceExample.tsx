import { useText } from "../locales/useText.ts";
import styles from "./PriceExample.module.css";

const ALONE = "₹999";
const TOGETHER = "₹599";

/** The two prices of one imagined product, as the product page will show them. */
export function PriceExample() {
  const { t } = useText();
  return (
    <figure className={styles.example}>
      <figcaption>{t("coming.example")}</figcaption>
      <dl className={styles.prices}>
        <div>
          <dt>{t("coming.alone")}</dt>
          <dd className="figures">
            <s>{ALONE}</s>
          </dd>
        </div>
        <div data-best="true">
          <dt>{t("coming.together")}</dt>
          <dd className="figures">{TOGETHER}</dd>
        </div>
      </dl>
    </figure>
  );
}
