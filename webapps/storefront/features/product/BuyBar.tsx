import { Link } from "react-router";
import type { ProductCard } from "#contract/products.ts";
import { ActionBar } from "#webapps/shared/ui/ActionBar.tsx";
import { rupees } from "../prices/rupees.ts";
import styles from "./BuyBar.module.css";
import { useProductText } from "./locales/useProductText.ts";
import type { Buying } from "./useBuying.ts";

/** The main action in the thumb's reach, and the quieter way beside it. */
export function BuyBar({ product, buying }: { product: ProductCard; buying: Buying }) {
  const { t } = useProductText();
  const { way } = buying;
  return (
    <ActionBar>
      <Link to={buying.alone} className={styles.bar}>
        <span>{t("product.alone")}</span>
        <b className="figures">{rupees(product.price)}</b>
      </Link>
      <button
        type="button"
        className={`${styles.bar} ${styles.main}`}
        {...(way.kind === "choose" && { "aria-haspopup": "dialog" })}
        onClick={buying.withFriends}
      >
        {way.kind === "mine" ? (
          t("product.openMine")
        ) : (
          <>
            <span>{t("product.buyFriends")}</span>
            <b className="figures">{rupees(product.discountedPrice)}</b>
          </>
        )}
      </button>
    </ActionBar>
  );
}
