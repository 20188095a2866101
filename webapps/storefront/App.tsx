import { Suspense } from "react";
import { BrowserRouter, useLocation } from "react-router-dom";
import { ErrorBoundary } from "#webapps/shared/ui/ErrorBoundary.tsx";
import { OnceRouter } from "#webapps/shared/ui/OnceRouter.tsx";
import { ScrollKeeper } from "#webapps/shared/ui/ScrollKeeper.tsx";
import { AdPixel } from "./components/AdPixel.tsx";
import { NoNetwork } from "./components/NoNetwork.tsx";
import { ScreenSkeleton } from "./components/ScreenSkeleton.tsx";
import { SignIn } from "./components/signIn/SignIn.tsx";
import { TopBar } from "./components/TopBar.tsx";
import { AppRoutes } from "./routes.tsx";

function Screens() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary place={pathname} home="/">
      <Suspense fallback={<ScreenSkeleton />}>
        <AppRoutes />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The whole shop: the bar on top, the screens under it. */
export function App() {
  return (
    <BrowserRouter>
      <OnceRouter>
        <ScrollKeeper />
        <TopBar />
        <NoNetwork />
        <Screens />
        <SignIn />
        <AdPixel />
      </OnceRouter>
    </BrowserRouter>
  );
}
