import type { ProductCard } from "#contract/products.ts";
import { useProductText } from "../../locales/product/useProductText.ts";
import { formatCount } from "../../logic/productText.ts";
import styles from "./Head.module.css";
import { goToReviews } from "./reviewsPlace.ts";
import { Stars } from "./Stars.tsx";

/** What it is, how it is rated and how often it was sold. `soldItems` is undefined until it is known. */
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
