import type { Product } from "#contract/products.ts";
import { formatCount, textIn } from "../products/productText.ts";
import { Stars } from "../products/Stars.tsx";
import { useProductText } from "./locales/useProductText.ts";
import styles from "./Ratings.module.css";

const stars = [5, 4, 3, 2, 1] as const;
const BEST = 5;

function Bar({ part }: { part: number }) {
  return (
    <span className={styles.track} aria-hidden="true">
      <span style={{ width: `${100 * part}%` }} />
    </span>
  );
}

/** The mean, and how many gave how many stars. */
function Breakdown({ product: { avgRating, ratingsCount, ratingsStars } }: { product: Product }) {
  const { t } = useProductText();
  return (
    <div className={styles.ratings}>
      <div className={styles.mean}>
        <b className="figures">{avgRating.toFixed(1)}</b>
        <Stars rating={avgRating} />
        <span>{t("product.ratings", { count: ratingsCount, shown: formatCount(ratingsCount) })}</span>
      </div>
      <ul className={`${styles.rows} figures`}>
        {stars.map((count) => {
          const shown = formatCount(ratingsStars[count]);
          return (
            <li key={count}>
              <span className="hidden-words">
                {t("product.starsRow", {
                  stars: t("product.stars", { count }),
                  count: ratingsStars[count],
                  shown,
                })}
              </span>
              <span className={styles.row} aria-hidden="true">
                <span>{count}</span>
                <Bar part={ratingsStars[count] / ratingsCount} />
                <span>{shown}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The buyers' ratings of its single qualities. */
function Features({ product: { featureRates } }: { product: Product }) {
  const { t, language } = useProductText();
  return (
    <div className={styles.features}>
      <h3>{t("product.features")}</h3>
      <ul className={styles.rows} style={{ gap: 12 }}>
        {featureRates.map(({ title, title_hi, rate }) => (
          <li key={title}>
            <span>{textIn(language, title, title_hi)}</span>
            <b className="figures">
              <span className="hidden-words">{t("product.featureRate", { rate: rate.toFixed(1) })}</span>
              <span aria-hidden="true">{rate.toFixed(1)}</span>
            </b>
            <Bar part={rate / BEST} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How buyers rate it, on the whole and by its qualities. */
export function Ratings({ product }: { product: Product }) {
  return (
    <>
      <Breakdown product={product} />
      {product.featureRates.length > 0 && <Features product={product} />}
    </>
  );
}
