import { Suspense } from "react";
import { BrowserRouter, useLocation } from "react-router-dom";
import { ErrorBoundary } from "#webapps/shared/ui/ErrorBoundary.tsx";
import { OnceRouter } from "#webapps/shared/ui/OnceRouter.tsx";
import { ScrollKeeper } from "#webapps/shared/ui/ScrollKeeper.tsx";
import { TopBar } from "./features/menu/TopBar.tsx";
import { SignIn } from "./features/signIn/SignIn.tsx";
import { NoNetwork } from "./offline/NoNetwork.tsx";
import { AppRoutes } from "./routes.tsx";
import { AdPixel } from "./shell/AdPixel.tsx";
import { ScreenSkeleton } from "./shell/ScreenSkeleton.tsx";

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
