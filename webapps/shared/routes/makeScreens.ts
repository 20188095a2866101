import type { ComponentType, ReactNode } from "react";
import { useSession } from "../client/session.ts";
import { freshImport } from "../telegram/freshImport.ts";
import type { LazyPart } from "../ui/lazyPart.tsx";
import { lazyScreen } from "../ui/lazyScreen.tsx";
import { findRoute, type RouteTable } from "./routeTable.ts";

/** A module of a screen: the screen by its name, and what else of it a member sees at once. */
type ScreenModule = { preloadParts?: () => Promise<void> } & Record<string, unknown>;

/** Modules of an app by their path in it, as `import.meta.glob` from its folder gives them. */
type Modules = Readonly<Record<string, () => Promise<unknown>>>;

interface Place {
  /** Where back leads without a history. */
  home: string;
  /** The page that the app's screens stand in, where it is more than `Page`. */
  Frame?: ComponentType<{ title: string; home: string; children: ReactNode }>;
}

/** The screens of a table's routes, each a chunk of its own, by the name of the route; those in the first load aren't among them. */
export function makeScreens<Routes extends RouteTable>(
  routes: Routes,
  modules: Modules,
  { home, Frame }: Place,
) {
  function loaderOf(module: string) {
    const load = modules[`./${module}`];
    if (!load) throw new Error(`There is no module ${module}`);
    return load;
  }
  function makeScreen(screen: string, memberModule: string | undefined) {
    const name = screen.slice(screen.lastIndexOf("/") + 1, screen.lastIndexOf("."));
    const loadScreen = freshImport(loaderOf(screen) as () => Promise<ScreenModule>);
    const loadMore = memberModule === undefined ? async () => undefined : loaderOf(memberModule);
    return lazyScreen(
      async () => {
        const isGuest = useSession.getState().status === "guest";
        // Beside the screen rather than after it.
        const more = isGuest ? undefined : loadMore().catch(() => undefined);
        const [module] = await Promise.all([loadScreen(), more]);
        if (!isGuest) await module.preloadParts?.();
        return module[name] as ComponentType;
      },
      home,
      Frame,
    );
  }
  const screens = Object.fromEntries(
    Object.entries(routes).flatMap(([name, { screen, memberModule }]) =>
      screen === undefined ? [] : [[name, makeScreen(screen, memberModule)]],
    ),
  ) as Readonly<Partial<Record<string, LazyPart<object>>>>;
  return {
    screens,
    /** Loads the code of the screen at an address, so that the first thing drawn is the screen and not its skeleton. */
    preloadScreen: async (pathname: string): Promise<void> => {
      const name = findRoute(routes, pathname)?.name;
      if (name !== undefined) await screens[name]?.preload();
    },
  };
}
