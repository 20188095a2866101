import { BrowserRouter } from "react-router-dom";
import { ErrorBoundary } from "#webapps/shared/ui/ErrorBoundary.tsx";
import { OnceRouter } from "#webapps/shared/ui/OnceRouter.tsx";
import { AppRoutes } from "./routes.tsx";

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
