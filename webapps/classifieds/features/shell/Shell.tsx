import { Suspense } from "react";
import { Outlet, useLocation } from "react-router";
import { ErrorBoundary } from "#webapps/shared/ui/ErrorBoundary.tsx";
import { paths } from "../links/paths.ts";
import { ScreenSkeleton } from "./ScreenSkeleton.tsx";
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
