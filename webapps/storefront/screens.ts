import { makeScreens } from "#webapps/shared/routes/makeScreens.ts";
import { paths } from "./paths.ts";
import { routes } from "./routes.ts";
import { Screen } from "./shell/Screen.tsx";

/** All but the home, which is in the first load. */
const modules = import.meta.glob(["./features/*/*Screen.tsx", "!./features/home/**"]);

export const { screens, preloadScreen } = makeScreens(routes, modules, { home: paths.home, Frame: Screen });
