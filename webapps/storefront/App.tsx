import { Suspense, useEffect } from "react";
import { BrowserRouter, Route, Routes, useLocation } from "react-router";
import { useTextConfigs } from "#webapps/shared/client/useTextConfigs.ts";
import { ErrorBoundary } from "#webapps/shared/ui/ErrorBoundary.tsx";
import { OnceRouter } from "#webapps/shared/ui/OnceRouter.tsx";
import { ScrollKeeper } from "#webapps/shared/ui/ScrollKeeper.tsx";
import { LoadingWords, Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { HomeScreen } from "./features/home/HomeScreen.tsx";
import { TopBar } from "./features/menu/TopBar.tsx";
import { SignIn } from "./features/signIn/SignIn.tsx";
import { useText } from "./locales/useText.ts";
import { NoNetwork } from "./offline/NoNetwork.tsx";
import { routes } from "./routes.ts";
import { screens } from "./screens.ts";
import { Screen } from "./shell/Screen.tsx";

/** Stands in while a screen's own code is on its way. */
function ScreenSkeleton() {
  const { t } = useText();
  return (
    <Screen title={t("app.title")}>
      <LoadingWords />
      <Skeleton width="60%" height={28} />
      <Skeleton height={72} />
      <Skeleton height={160} radius={12} />
    </Screen>
  );
}

/** Tells the advertiser's pixel of each page, where this shop has one. */
function AdPixel() {
  const id = useTextConfigs().data?.AD_PIXEL_ID;
  const { pathname } = useLocation();
  useEffect(() => {
    if (!id) return;
    import("./shell/adPixel.ts").then(
      ({ recordView }) => recordView(id, pathname),
      () => undefined,
    );
  }, [id, pathname]);
  return null;
}

const names = Object.keys(routes) as (keyof typeof routes)[];

/** Which address shows what; the home is in the first load, the rest comes when it is needed. */
function Screens() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary place={pathname} home="/">
      <Suspense fallback={<ScreenSkeleton />}>
        <Routes>
          {names.map((name) => {
            const Page = screens[name] ?? HomeScreen;
            return <Route key={name} path={routes[name].path} element={<Page />} />;
          })}
        </Routes>
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
