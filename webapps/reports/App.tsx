import { BrowserRouter, Navigate, Route, Routes } from "react-router";
import { freshImport } from "#webapps/shared/telegram/freshImport.ts";
import { ErrorBoundary } from "#webapps/shared/ui/ErrorBoundary.tsx";
import { lazyScreen } from "#webapps/shared/ui/lazyScreen.tsx";
import { OnceRouter } from "#webapps/shared/ui/OnceRouter.tsx";
import { ReportsScreen } from "./features/access/ReportsScreen.tsx";
import { Console } from "./features/console/Console.tsx";

const loadOrders = freshImport(() => import("./features/orders/OrdersScreen.tsx"));

/** The orders, a chunk of their own. */
const OrdersScreen = lazyScreen(async () => (await loadOrders()).OrdersScreen, "/");

/** Everything under `/report`: the report itself, and the sections beside it. */
function AppRoutes() {
  return (
    <Routes>
      <Route element={<Console />}>
        <Route path="/" element={<ReportsScreen />} />
        <Route path="/orders/:id?" element={<OrdersScreen />} />
        <Route path="*" element={<Navigate to="/" replace />} />
      </Route>
    </Routes>
  );
}

/**
 * The console as a whole. The address of a page holds what it shows: a report's range, the orders that are looked for.
 * Where one has scrolled to is the browser's own affair.
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
