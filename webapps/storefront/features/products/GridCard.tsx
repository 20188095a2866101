import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ShopPrice } from "#contract/shopPrices.ts";
import { paths } from "../../paths.ts";
import { CardPhoto } from "../photos/CardPhoto.tsx";
import { PriceLine } from "../prices/PriceLine.tsx";
import styles from "./GridCard.module.css";
import card from "./ProductCard.module.css";
import { RatingLine } from "./RatingLine.tsx";
import { Stars } from "./Stars.tsx";

interface GridCardProps {
  link: string;
  title: string;
  photo: { src: string; thumbhash: string | null } | undefined;
  prices: ShopPrice;
  /** Mean of what buyers gave, 0 without any, and how many they are. */
  rating: { mean: number; count?: number | undefined };
  /** A word more about it. */
  note?: ReactNode;
  isEager?: boolean;
}

/** A product as catalogues show it: its name first, then what it costs and what buyers think of it. */
export function GridCard({ link, title, photo, prices, rating, note, isEager = false }: GridCardProps) {
  return (
    <Link to={paths.product(link)} className={card.card}>
      <CardPhoto photo={photo} prices={prices} isEager={isEager} />
      <span className={card.words}>
        <span className={card.title}>{title}</span>
        <PriceLine of={prices} />
        {rating.mean > 0 && (
          <RatingLine rating={rating.mean} count={rating.count} stars={<Stars rating={rating.mean} />} />
        )}
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </Link>
  );
}
