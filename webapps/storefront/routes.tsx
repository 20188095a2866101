import { BrowserRouter, Route, Routes, useLocation } from "react-router-dom";
import { ErrorBoundary } from "#webapps/shared/ui/ErrorBoundary.tsx";
import { ScrollKeeper } from "#webapps/shared/ui/ScrollKeeper.tsx";
import { TopBar } from "./components/TopBar.tsx";
import { About } from "./screens/About.tsx";
import { Home } from "./screens/Home.tsx";
import { NotFound } from "./screens/NotFound.tsx";

function Screens() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary place={pathname}>
      <Routes>
        <Route path="/" element={<Home />} />
        <Route path="/about" element={<About />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </ErrorBoundary>
  );
}

/** The whole shop: the bar on top, the screens under it. */
export function AppRoutes() {
  return (
    <BrowserRouter>
      <ScrollKeeper />
      <TopBar />
      <Screens />
    </BrowserRouter>
  );
}
