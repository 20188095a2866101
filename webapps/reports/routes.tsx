import { BrowserRouter, Navigate, Route, Routes, useLocation } from "react-router-dom";
import { ErrorBoundary } from "#webapps/shared/ui/ErrorBoundary.tsx";
import { ScrollKeeper } from "#webapps/shared/ui/ScrollKeeper.tsx";
import { Reports } from "./screens/Reports.tsx";

function Screens() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary place={pathname}>
      <Routes>
        <Route path="/" element={<Reports />} />
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </ErrorBoundary>
  );
}

/** Everything under `/report`. */
export function AppRoutes() {
  return (
    <BrowserRouter basename="/report">
      <ScrollKeeper />
      <Screens />
    </BrowserRouter>
  );
}
