import { Link } from "react-router";
import type { ProductCard as Card } from "#contract/products.ts";
import { useText } from "../../locales/useText.ts";
import { paths } from "../../paths.ts";
import { CardPhoto } from "../photos/CardPhoto.tsx";
import { PriceLine } from "../prices/PriceLine.tsx";
import styles from "./ProductCard.module.css";
import { titleOf } from "./productText.ts";
import { RatingLine } from "./RatingLine.tsx";
import { SeatsLine } from "./SeatsLine.tsx";

interface ProductCardProps {
  product: Card;
  /** Whether the card is on the first screen and its photo is loaded at once. */
  isEager?: boolean;
}

/** A product as lists show it: what it costs with friends, and how many places are free. All of it is one link. */
export function ProductCard({ product, isEager = false }: ProductCardProps) {
  const { language } = useText();
  return (
    <Link to={paths.product(product.link)} className={styles.card}>
      <CardPhoto photo={product.images[0]} prices={product} isEager={isEager} />
      <span className={styles.words}>
        <PriceLine of={product} />
        <span className={`${styles.title} two-lines`}>{titleOf(product, language)}</span>
        {product.ratingsCount > 0 && <RatingLine rating={product.avgRating} count={product.ratingsCount} />}
        <span className={styles.seats}>
          <SeatsLine of={product} />
        </span>
      </span>
    </Link>
  );
}
