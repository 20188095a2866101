import { Link } from "react-router-dom";
import type { ProductCard as Card } from "#contract/products.ts";
import { discountPercent } from "#contract/shopPrices.ts";
import { smallPhoto } from "#webapps/shared/format/photoUrl.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { Photo } from "#webapps/shared/ui/Photo.tsx";
import { useText } from "../locales/useText.ts";
import { paths } from "../logic/paths.ts";
import { titleOf } from "../logic/productText.ts";
import { PriceLine } from "./lists/PriceLine.tsx";
import { RatingLine } from "./lists/RatingLine.tsx";
import { SeatsLine } from "./lists/SeatsLine.tsx";
import styles from "./ProductCard.module.css";

interface ProductCardProps {
  product: Card;
  /** Of the first screen: its photo is loaded at once. */
  isEager?: boolean;
}

/** A product as lists show it: what it costs with friends, and how many places are free. All of it is one link. */
export function ProductCard({ product, isEager = false }: ProductCardProps) {
  const { t, language } = useText();
  const [cover] = product.images;
  const percent = discountPercent(product);
  return (
    <Link to={paths.product(product.link)} className={styles.card}>
      <span className={styles.photo}>
        <Photo
          src={cover && smallPhoto(cover.src)}
          thumbhash={cover?.thumbhash}
          alt=""
          isEager={isEager}
          fallback={<Icon name="items" size={56} />}
        />
        {percent > 0 && <span className={`${styles.off} figures`}>{t("card.off", { percent })}</span>}
      </span>
      <span className={styles.words}>
        <PriceLine of={product} />
        <span className={styles.title}>{titleOf(product, language)}</span>
        {product.ratingsCount > 0 && <RatingLine rating={product.avgRating} count={product.ratingsCount} />}
        <span className={styles.seats}>
          <SeatsLine of={product} />
        </span>
      </span>
    </Link>
  );
}
