import { useState } from "react";
import type { ProductCard } from "#contract/products.ts";
import { BackArrow } from "#webapps/shared/ui/BackArrow.tsx";
import { IconButton } from "#webapps/shared/ui/IconButton.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { PhotoCarousel } from "#webapps/shared/ui/photos/PhotoCarousel.tsx";
import { paths } from "../../paths.ts";
import { useShareCount } from "../products/products.ts";
import { formatCount } from "../products/productText.ts";
import { FavouriteHeart } from "./FavouriteHeart.tsx";
import styles from "./Gallery.module.css";
import { useProductText } from "./locales/useProductText.ts";
import { PHOTO_RATIO } from "./ProductSkeleton.tsx";
import { ShareSheet } from "./ShareSheet.tsx";

/** How often the product was shared, where it was. */
function ShareCount({ link }: { link: string }) {
  const { t } = useProductText();
  const count = useShareCount(link);
  if (count === 0) return null;
  return (
    <span className={`${styles.shared} figures`}>
      {t("product.shared", { count, shown: formatCount(count) })}
    </span>
  );
}

/** The photos, and on them the way back, the heart and the way to pass the product on. */
export function Gallery({
  product,
  name,
  isPreview,
}: {
  product: ProductCard;
  name: string;
  isPreview: boolean;
}) {
  const { t } = useProductText();
  const [isSharing, setSharing] = useState(false);
  return (
    <div className={styles.gallery}>
      <PhotoCarousel
        photos={product.images}
        name={name}
        ratio={PHOTO_RATIO}
        fallback={<LineDrawing name="bag" size={128} />}
      />
      <div className={styles.over}>
        <span>
          <BackArrow home={paths.home} look="veil" />
        </span>
        {!isPreview && (
          <>
            <ShareCount link={product.link} />
            <FavouriteHeart product={product} />
            <IconButton
              icon="share"
              look="veil"
              label={t("product.share")}
              aria-haspopup="dialog"
              onClick={() => setSharing(true)}
            />
          </>
        )}
      </div>
      {isSharing && <ShareSheet product={product} onClose={() => setSharing(false)} />}
    </div>
  );
}
