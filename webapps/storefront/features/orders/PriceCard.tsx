import { useId } from "react";
import type { Order } from "#contract/orders.ts";
import card from "../../shell/Card.module.css";
import styles from "../prices/PriceLines.module.css";
import { rupees } from "../prices/rupees.ts";
import { useOrdersText } from "./locales/useOrdersText.ts";
import { moneyOf } from "./orderStage.ts";

/** The price at the time of the order, line by line, down to what is paid at the door. */
export function PriceCard({ order }: { order: Order }) {
  const { t } = useOrdersText();
  const titleId = useId();
  const { price, quantity, total, balanceUsed, toPay } = order;
  const regular = price * quantity;
  const savings = regular - total;
  const money = moneyOf(order);
  const isNothing = money === "nothing";
  return (
    <section className={card.card} aria-labelledby={titleId}>
      <h2 id={titleId}>{t("orders.price")}</h2>
      <dl className={`${styles.lines} figures`}>
        <div>
          <dt>
            {t("orders.line.regular")}
            {quantity > 1 && (
              <small>{t("orders.line.times", { count: quantity, price: rupees(price) })}</small>
            )}
          </dt>
          <dd>{isNothing ? <s>{rupees(regular)}</s> : rupees(regular)}</dd>
        </div>
        {savings > 0 && !isNothing && (
          <div>
            <dt>{t("orders.line.friends")}</dt>
            <dd className={styles.off}>−{rupees(savings)}</dd>
          </div>
        )}
        {!isNothing && (
          <div>
            <dt>{t("orders.line.delivery")}</dt>
            <dd className={styles.off}>{t("orders.line.free")}</dd>
          </div>
        )}
        {balanceUsed > 0 && !isNothing && (
          <>
            <div className={styles.sum}>
              <dt>{t("orders.line.total")}</dt>
              <dd>{rupees(total)}</dd>
            </div>
            <div>
              <dt>{t("orders.line.balance")}</dt>
              <dd className={styles.off}>−{rupees(balanceUsed)}</dd>
            </div>
          </>
        )}
        <div className={styles.total}>
          <dt>{t(`orders.line.${money}`)}</dt>
          <dd>{rupees(isNothing ? 0 : toPay)}</dd>
        </div>
      </dl>
    </section>
  );
}
