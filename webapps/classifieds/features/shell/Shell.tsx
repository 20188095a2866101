import { Suspense } from "react";
import { Outlet, useLocation } from "react-router";
import { ErrorBoundary } from "#webapps/shared/ui/ErrorBoundary.tsx";
import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { CardSkeletons } from "../cards/CardSkeletons.tsx";
import grid from "../cards/ListingGrid.module.css";
import { paths } from "../links/paths.ts";
import styles from "./Shell.module.css";
import { TabBar } from "./TabBar.tsx";

/** A screen with the tab bar under it, unless it has a bar of its own and is left by going back. */
export function Shell({ hasTabs = true }: { hasTabs?: boolean }) {
  const { pathname } = useLocation();
  return (
    <div className={styles.shell} data-tabs={hasTabs}>
      <ErrorBoundary place={pathname} home={paths.home}>
        <Suspense fallback={<ScreenSkeleton />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
      {hasTabs && <TabBar />}
    </div>
  );
}

/** Stands for a screen whose code is on its way. */
function ScreenSkeleton() {
  return (
    <div className={grid.page}>
      <Skeleton height={44} radius={12} />
      <CardSkeletons count={6} />
    </div>
  );
}
