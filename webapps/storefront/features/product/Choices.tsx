import { Link } from "react-router";
import type { ProductCard } from "#contract/products.ts";
import { discountPercent, itemSavings, itemTotal } from "#contract/shopPrices.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { rupees } from "../prices/rupees.ts";
import styles from "./Choices.module.css";
import { useProductText } from "./locales/useProductText.ts";
import type { Buying } from "./useBuying.ts";

/** The two ways to buy side by side with what each costs, and what who starts a group pays. */
export function Choices({ product, buying }: { product: ProductCard; buying: Buying }) {
  const { t } = useProductText();
  const percent = discountPercent(product);
  const isCheaper = product.price > product.discountedPrice;
  return (
    <section aria-label={t("product.waysToBuy")}>
      <div className={styles.choices}>
        <Link to={buying.alone} className={styles.choice}>
          <span className={styles.label}>{t("product.alone")}</span>
          <strong className={`${styles.price} figures`}>{rupees(product.price)}</strong>
          <span className={styles.note}>{t("product.aloneHint")}</span>
        </Link>
        <button type="button" className={styles.choice} data-best="true" onClick={buying.withFriends}>
          <span className={styles.label}>
            {t("product.friends")}
            {percent > 0 && <span className={`${styles.off} figures`}>{t("product.off", { percent })}</span>}
          </span>
          <strong className={`${styles.price} figures`}>{rupees(product.discountedPrice)}</strong>
          {isCheaper && (
            <span className={`${styles.note} figures`}>
              {t("product.save", { amount: rupees(itemSavings(product, "member")) })}
            </span>
          )}
        </button>
      </div>
      {!buying.isMember && (
        <Link to={buying.start} className={styles.creator} onClick={() => buying.note("start")}>
          <Icon name="people" size={20} />
          <span className="figures">
            {t("product.creator", { amount: rupees(itemTotal(product, "creator")) })}
          </span>
          <Icon name="forward" size={18} />
        </Link>
      )}
    </section>
  );
}
