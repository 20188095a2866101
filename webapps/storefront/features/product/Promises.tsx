import { DELIVERY_RUPEES } from "#contract/limits.ts";
import type { ProductCard } from "#contract/products.ts";
import { itemTotal } from "#contract/shopPrices.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { rupees } from "../prices/rupees.ts";
import { useProductText } from "./locales/useProductText.ts";
import styles from "./Promises.module.css";

/** Promises to every buyer; delivery with the charge that is waived. */
export function Promises({ product }: { product: ProductCard }) {
  const { t } = useProductText();
  return (
    <ul className={styles.promises}>
      <li className={styles.promise}>
        <Icon name="truck" />
        <div>
          <strong>{t("product.delivery")}</strong>
          <p className="figures">
            <s>{rupees(DELIVERY_RUPEES)}</s>{" "}
            {t("product.deliveryTotal", { total: rupees(itemTotal(product, "member")) })}
          </p>
        </div>
      </li>
      <li className={styles.promise}>
        <Icon name="cash" />
        <div>
          <strong>{t("product.cash")}</strong>
          <p>{t("product.cashHint")}</p>
        </div>
      </li>
      <li className={styles.promise}>
        <Icon name="renew" />
        <strong>{t("product.returns")}</strong>
      </li>
    </ul>
  );
}
