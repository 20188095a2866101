import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { useText } from "../../locales/useText.ts";
import styles from "./ListingSkeleton.module.css";

/** The shape of a listing on its way. */
export function ListingSkeleton() {
  const { t } = useText();
  return (
    <div role="status" aria-label={t("loading")}>
      <Skeleton ratio="4 / 3" radius={0} />
      <div className={styles.skeletons}>
        <Skeleton width="46%" height={30} />
        <Skeleton width="84%" height={22} />
        <Skeleton width="66%" height={16} />
        <Skeleton width="50%" height={20} />
        <Skeleton height={16} />
        <Skeleton height={16} />
        <Skeleton width="74%" height={16} />
      </div>
    </div>
  );
}
