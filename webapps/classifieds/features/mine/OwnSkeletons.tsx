import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { useItemsText } from "../ownListings/locales/useItemsText.ts";
import styles from "./OwnListings.module.css";

const SHAPES = ["first", "second", "third", "fourth"];

/** Shapes of one's own listings on their way. */
export function OwnSkeletons() {
  const { t } = useItemsText();
  return (
    <div className={styles.list} role="status" aria-label={t("items.loading")}>
      {SHAPES.map((shape) => (
        <div key={shape} className={styles.bones}>
          <Skeleton width={88} height={88} radius={10} />
          <div className={styles.lines}>
            <Skeleton width="46%" height={18} />
            <Skeleton width="88%" height={14} />
            <Skeleton width="60%" height={12} />
          </div>
        </div>
      ))}
    </div>
  );
}
