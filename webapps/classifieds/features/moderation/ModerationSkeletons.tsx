import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { useModerationText } from "./locales/useModerationText.ts";
import styles from "./ModerationBoard.module.css";

const SHAPES = ["first", "second", "third"];

/** Shapes of listings on their way to the moderator. */
export function ModerationSkeletons() {
  const { t } = useModerationText();
  return (
    <div className={styles.list} role="status" aria-label={t("moderation.loading")}>
      {SHAPES.map((shape) => (
        <div key={shape} className={styles.skeletons}>
          <Skeleton width="30%" height={22} radius={20} />
          <div className={styles.strip}>
            <Skeleton width={84} height={84} />
            <Skeleton width={84} height={84} />
            <Skeleton width={84} height={84} />
          </div>
          <Skeleton width="40%" height={22} />
          <Skeleton width="80%" height={18} />
          <Skeleton height={48} radius={12} />
        </div>
      ))}
    </div>
  );
}
