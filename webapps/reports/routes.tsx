import { Navigate, Route, Routes } from "react-router-dom";
import { ReportsScreen } from "./features/access/ReportsScreen.tsx";

/** Everything under `/report` is one page. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path="/" element={<ReportsScreen />} />
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
}
