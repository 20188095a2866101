import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { discountPercent, type ShopPrice } from "#contract/shopPrices.ts";
import { smallPhoto } from "#webapps/shared/format/photoUrl.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { Photo } from "#webapps/shared/ui/Photo.tsx";
import { useListsText } from "../../locales/lists/useListsText.ts";
import { paths } from "../../logic/paths.ts";
import card from "../ProductCard.module.css";
import { Stars } from "../product/Stars.tsx";
import styles from "./GridCard.module.css";
import { PriceLine } from "./PriceLine.tsx";
import { RatingLine } from "./RatingLine.tsx";

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
  const { t } = useListsText();
  const percent = discountPercent(prices);
  return (
    <Link to={paths.product(link)} className={card.card}>
      <span className={card.photo}>
        <Photo
          src={photo && smallPhoto(photo.src)}
          thumbhash={photo?.thumbhash}
          alt=""
          isEager={isEager}
          fallback={<Icon name="items" size={56} />}
        />
        {percent > 0 && <span className={`${card.off} figures`}>{t("card.off", { percent })}</span>}
      </span>
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
