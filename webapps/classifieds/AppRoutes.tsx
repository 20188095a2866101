import { Route, Routes } from "react-router";
import { makeScreens } from "#webapps/shared/routes/makeScreens.ts";
import { paths } from "./features/links/paths.ts";
import { Shell } from "./features/shell/Shell.tsx";
import { type MarketRoute, routes } from "./routes.ts";

const { screens, preloadScreen } = makeScreens(
  routes,
  import.meta.glob(["./features/*/*Screen.tsx", "./features/sell/NewListing.tsx", "!./features/home/*"]),
  { home: paths.home },
);

export { preloadScreen };

/** Which address shows what; the home page is in the first load, the rest comes when it is needed. */
export function AppRoutes() {
  const table: [string, MarketRoute][] = Object.entries(routes);
  return (
    <Routes>
      {[true, false].map((hasTabs) => (
        <Route key={String(hasTabs)} element={<Shell hasTabs={hasTabs} />}>
          {table
            .filter(([, { tab }]) => (tab !== undefined) === hasTabs)
            .map(([name, { path }]) => {
              const Screen = screens[name];
              return <Route key={name} path={path} element={Screen ? <Screen /> : null} />;
            })}
        </Route>
      ))}
    </Routes>
  );
}
