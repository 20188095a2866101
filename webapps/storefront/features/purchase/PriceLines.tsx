import { useId } from "react";
import type { BuyingAs, ShopPrice } from "#contract/shopPrices.ts";
import card from "../../shell/Card.module.css";
import styles from "../prices/PriceLines.module.css";
import { rupees } from "../prices/rupees.ts";
import { usePurchaseText } from "./locales/usePurchaseText.ts";
import { priceLines } from "./purchasePrice.ts";

interface PriceLinesProps {
  prices: ShopPrice;
  as: BuyingAs;
  quantity: number;
  /** Rupees of one's balance that pay a part of it; 0 where none do. */
  balance: number;
}

/** Delivery costs nothing; where that is what one saves, it says how much it would be. */
function DeliveryLine({ saved }: { saved: number | undefined }) {
  const { t } = usePurchaseText();
  return (
    <div>
      <dt>
        {t("purchase.line.delivery")}
        {saved !== undefined && (
          <>
            {" "}
            <s>{rupees(saved)}</s> <em>{t("purchase.line.free")}</em>
          </>
        )}
      </dt>
      <dd className={styles.off}>{saved === undefined ? t("purchase.line.free") : `−${rupees(saved)}`}</dd>
    </div>
  );
}

/** The price, line by line, before anything is pressed. */
export function PriceLines({ prices, as, quantity, balance }: PriceLinesProps) {
  const { t } = usePurchaseText();
  const titleId = useId();
  const { regular, group, delivery, creator, total, savings } = priceLines(prices, as, quantity);
  const times = (price: number) =>
    quantity > 1 && <small>{t("purchase.line.times", { count: quantity, price: rupees(price) })}</small>;
  return (
    <section className={card.card} aria-labelledby={titleId}>
      <h2 id={titleId}>{t("purchase.price")}</h2>
      <dl className={`${styles.lines} figures`}>
        <div>
          <dt>
            {t("purchase.line.regular")} {times(prices.price)}
          </dt>
          <dd>{group === undefined ? rupees(regular) : <s>{rupees(regular)}</s>}</dd>
        </div>
        {group !== undefined && (
          <div>
            <dt>
              {t("purchase.line.group")} {times(prices.discountedPrice)}
              <small>{t("purchase.line.groupNote", { delivery: rupees(delivery ?? 0) })}</small>
            </dt>
            <dd>{rupees(group)}</dd>
          </div>
        )}
        <DeliveryLine saved={delivery} />
        {creator !== undefined && (
          <div>
            <dt>{t("purchase.line.creator")}</dt>
            <dd className={styles.off}>−{rupees(creator)}</dd>
          </div>
        )}
        {balance > 0 && (
          <>
            <div className={styles.sum}>
              <dt>{t("purchase.line.total")}</dt>
              <dd>{rupees(total)}</dd>
            </div>
            <div>
              <dt>{t("purchase.line.balance")}</dt>
              <dd className={styles.off}>−{rupees(balance)}</dd>
            </div>
          </>
        )}
        <div className={styles.total} aria-live="polite">
          <dt>{t(balance > 0 ? "purchase.line.toPay" : "purchase.line.total")}</dt>
          <dd>{rupees(total - balance)}</dd>
        </div>
      </dl>
      {savings > 0 && (
        <p className={`${styles.save} figures`}>{t("purchase.line.save", { savings: rupees(savings) })}</p>
      )}
    </section>
  );
}
