import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { CardSkeletons } from "../cards/CardSkeletons.tsx";
import grid from "../cards/ListingGrid.module.css";

/** What stands for a screen whose code is on its way. */
export function ScreenSkeleton() {
  return (
    <div className={grid.page}>
      <Skeleton height={44} radius={12} />
      <CardSkeletons count={6} />
    </div>
  );
}
