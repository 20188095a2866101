import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { useProductText } from "./locales/useProductText.ts";
import styles from "./ProductPage.module.css";

/** Width to height of the photos: low enough that the open groups begin on a phone's first view. */
export const PHOTO_RATIO = "6 / 5";

/** The shape of a product on its way. */
export function ProductSkeleton() {
  const { t } = useProductText();
  return (
    <div role="status" aria-label={t("loading")} className={styles.whole}>
      <div className={styles.product}>
        <Skeleton ratio={PHOTO_RATIO} radius={0} />
        <div className={styles.buy}>
          <div className={styles.skeletons}>
            <Skeleton width="88%" height={26} />
            <Skeleton width="56%" height={20} />
            <div>
              <Skeleton height={108} radius={16} />
              <Skeleton height={108} radius={16} />
            </div>
            <Skeleton height={44} radius={12} />
          </div>
        </div>
      </div>
    </div>
  );
}
