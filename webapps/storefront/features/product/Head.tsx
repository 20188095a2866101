import type { ProductCard } from "#contract/products.ts";
import { formatCount } from "../products/productText.ts";
import { Stars } from "../products/Stars.tsx";
import styles from "./Head.module.css";
import { useProductText } from "./locales/useProductText.ts";
import { goToReviews } from "./Reviews.tsx";

/** The product's title, its rating and how often it was sold. `soldItems` is undefined until it is known. */
export function Head({
  product: { avgRating, ratingsCount },
  name,
  soldItems = 0,
}: {
  product: ProductCard;
  name: string;
  soldItems?: number | undefined;
}) {
  const { t } = useProductText();
  const rating = avgRating.toFixed(1);
  const counted = { count: ratingsCount, shown: formatCount(ratingsCount) };
  return (
    <header className={styles.head}>
      <h1>{name}</h1>
      <div className={styles.facts}>
        {ratingsCount === 0 ? (
          <span>{t("product.noRatings")}</span>
        ) : (
          <button
            type="button"
            className={styles.rating}
            aria-label={t("product.toReviews", { rating, ...counted })}
            onClick={goToReviews}
          >
            <Stars rating={avgRating} />
            <b className="figures">{rating}</b>
            <span>{t("product.ratings", counted)}</span>
          </button>
        )}
        {soldItems > 0 && <span>{t("product.sold", { shown: formatCount(soldItems) })}</span>}
      </div>
    </header>
  );
}
