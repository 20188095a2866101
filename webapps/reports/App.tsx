import { BrowserRouter, Navigate, Route, Routes } from "react-router";
import { ErrorBoundary } from "#webapps/shared/ui/ErrorBoundary.tsx";
import { OnceRouter } from "#webapps/shared/ui/OnceRouter.tsx";
import { ReportsScreen } from "./features/access/ReportsScreen.tsx";

/** Everything under `/report` is one page. */
function AppRoutes() {
  return (
    <Routes>
      <Route path="/" element={<ReportsScreen />} />
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
}

/**
 * The reports as a whole. They are one page whose address is its range: where one has scrolled to is the browser's
 * own affair, and another range leaves one at the section that one reads.
 */
export function App() {
  return (
    <BrowserRouter basename="/report">
      <OnceRouter>
        <ErrorBoundary place="/report">
          <AppRoutes />
        </ErrorBoundary>
      </OnceRouter>
    </BrowserRouter>
  );
}
