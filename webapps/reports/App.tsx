import { BrowserRouter } from "react-router-dom";
import { ErrorBoundary } from "#webapps/shared/ui/ErrorBoundary.tsx";
import { ScrollKeeper } from "#webapps/shared/ui/ScrollKeeper.tsx";
import { AppRoutes } from "./routes.tsx";

/** The reports as a whole. */
export function App() {
  return (
    <BrowserRouter basename="/report">
      <ScrollKeeper />
      <ErrorBoundary place="/report">
        <AppRoutes />
      </ErrorBoundary>
    </BrowserRouter>
  );
}
