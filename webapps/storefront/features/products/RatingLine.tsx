import type { ReactNode } from "react";
import { useText } from "../../locales/useText.ts";
import { formatCount } from "./productText.ts";
import styles from "./RatingLine.module.css";

interface RatingLineProps {
  /** 0 to 5. */
  rating: number;
  /** How many rated it; not said where it isn't known. */
  count?: number | undefined;
  /** Drawn in the place of the one star. */
  stars?: ReactNode;
}

/** The buyers' opinion of a product: the mean of their stars, and how many rated it. */
export function RatingLine({ rating, count, stars }: RatingLineProps) {
  const { t } = useText();
  return (
    <span className={styles.rating}>
      {stars ?? (
        <svg aria-hidden="true" width="14" height="14" viewBox="0 0 24 24">
          <path d="M12 2.5l3 6.200 6.800.9-5 4.700 1.300 6.700L12 17.700l-6.100 3.300 1.300-6.700-5-4.700 6.800-.9z" />
        </svg>
      )}
      <span className="hidden-words">
        {t("card.rated", { rating })}
        {count && ` (${formatCount(count)})`}
      </span>
      <b aria-hidden="true" className="figures">
        {rating.toFixed(1)}
      </b>
      {count && (
        <span aria-hidden="true" className="figures">
          ({formatCount(count)})
        </span>
      )}
    </span>
  );
}
