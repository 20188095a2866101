import { startEarly } from "#webapps/shared/early/startEarly.ts";
import { beginRoute } from "#webapps/shared/routes/beginRoute.ts";
import { deepLinkTarget, refererOfAddress } from "./features/arrival/deepLink.ts";
import { readReferer } from "./features/arrival/source.ts";
import { languageSources } from "./locales/languages.ts";
import { HOT_DEALS, paths } from "./paths.ts";
import { routes } from "./routes.ts";

startEarly({
  base: "/",
  languages: languageSources,
  signInPath: "/api/auth/telegram",
  leadTo: deepLinkTarget,
  refererOf: (startParam) =>
    readReferer() ?? refererOfAddress(deepLinkTarget(startParam) ?? location.pathname),
  begin(early) {
    const isReferers = refererOfAddress(early.page.pathname) !== undefined;
    const page = isReferers ? new URL(paths.category(HOT_DEALS), early.page) : early.page;
    beginRoute(routes, { ...early, page });
  },
});
