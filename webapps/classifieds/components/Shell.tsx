import { Suspense } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { ErrorBoundary } from "#webapps/shared/ui/ErrorBoundary.tsx";
import { ScreenSkeleton } from "./ScreenSkeleton.tsx";
import styles from "./Shell.module.css";
import { TabBar } from "./TabBar.tsx";

/** A screen with the tab bar under it. */
export function Shell() {
  const { pathname } = useLocation();
  return (
    <div className={styles.shell}>
      <ErrorBoundary place={pathname}>
        <Suspense fallback={<ScreenSkeleton />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
      <TabBar />
    </div>
  );
}
