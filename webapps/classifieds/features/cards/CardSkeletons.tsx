import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { useText } from "../../locales/useText.ts";
import grid from "./ListingGrid.module.css";

/** Shapes of cards on their way. */
export function CardSkeletons({ count }: { count: number }) {
  const { t } = useText();
  return (
    <div className={grid.grid} role="status" aria-label={t("home.more")}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes are all alike and never move.
        <div key={index} className={grid.skeletons}>
          <Skeleton ratio="1" radius={12} />
          <Skeleton width="62%" height={18} />
          <Skeleton width="90%" height={14} />
          <Skeleton width="48%" height={12} />
        </div>
      ))}
    </div>
  );
}
