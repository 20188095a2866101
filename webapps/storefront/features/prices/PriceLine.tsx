import type { ShopPrice } from "#contract/shopPrices.ts";
import { useText } from "../../locales/useText.ts";
import styles from "./PriceLine.module.css";
import { rupees } from "./rupees.ts";

/** The group price, and beside it the regular one struck through where that is higher. */
export function PriceLine({ of: { price, discountedPrice } }: { of: ShopPrice }) {
  const { t } = useText();
  return (
    <span className={`${styles.prices} figures`}>
      <span className="hidden-words">{t("card.group")}</span>
      <strong>{rupees(discountedPrice)}</strong>
      {price > discountedPrice && (
        <>
          <span className="hidden-words">{t("card.alone")}</span>
          <s className="hint-caption">{rupees(price)}</s>
        </>
      )}
    </span>
  );
}
