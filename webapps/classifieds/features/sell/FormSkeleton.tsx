import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import styles from "./FormSkeleton.module.css";
import { useSellText } from "./locales/useSellText.ts";

/** The shape of the form while it is on its way. */
export function FormSkeleton() {
  const { t } = useSellText();
  return (
    <div className={styles.shape}>
      <span className="hidden-words" role="status">
        {t("sell.loading")}
      </span>
      <Skeleton height={188} radius={12} />
      <Skeleton height={120} radius={12} />
      <Skeleton height={220} radius={12} />
    </div>
  );
}
