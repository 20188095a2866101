import { formatNumber } from "#webapps/shared/format/formats.ts";
import styles from "./CoinPrice.module.css";
import { usePromoteText } from "./locales/usePromoteText.ts";
import { usePrices } from "./usePrices.ts";

interface Priced {
  cost: number;
  fakeCost: number | null;
  discount?: number | null;
}

/** A price in coins, the earlier one struck through, and how much less it is. */
export function CoinPrice({ of: { cost, fakeCost, discount } }: { of: Priced }) {
  const { t } = usePromoteText();
  const { coins } = usePrices();
  return (
    <span className={`${styles.price} figures`}>
      <strong>{coins(cost)}</strong>
      {fakeCost !== null && fakeCost > cost && (
        <span className={styles.before}>
          <s>
            <span className="hidden-words">{t("promote.oldPrice", { price: coins(fakeCost) })}</span>
            <span aria-hidden="true">{formatNumber(fakeCost)}</span>
          </s>
          {discount != null && discount > 0 && (
            <span className={styles.discount}>
              <span className="hidden-words">{t("promote.discount", { percent: discount })}</span>
              <span aria-hidden="true">−{discount}%</span>
            </span>
          )}
        </span>
      )}
    </span>
  );
}
