import { discountPercent, type ShopPrice } from "#contract/shopPrices.ts";
import { useText } from "../../locales/useText.ts";
import styles from "./CardPhoto.module.css";
import { CoverPhoto, type CoverPhotoProps } from "./CoverPhoto.tsx";

interface CardPhotoProps extends Omit<CoverPhotoProps, "iconSize"> {
  prices: ShopPrice;
}

/** A card's photo, with how much less one pays with friends in its corner. */
export function CardPhoto({ prices, ...photo }: CardPhotoProps) {
  const { t } = useText();
  const percent = discountPercent(prices);
  return (
    <span className={styles.photo}>
      <CoverPhoto {...photo} iconSize={56} />
      {percent > 0 && <span className={`${styles.off} figures`}>{t("card.off", { percent })}</span>}
    </span>
  );
}
