import { startEarly } from "#webapps/shared/early/startEarly.ts";
import { beginRoute } from "#webapps/shared/routes/beginRoute.ts";
import { deepLinkTarget } from "./features/links/deepLink.ts";
import { languageSources } from "./locales/languages.ts";
import { configs } from "./readings.ts";
import { starts } from "./routes.ts";

startEarly({
  base: "/webApp/",
  languages: languageSources,
  signInPath: "/api/telegram/auth",
  leadTo: deepLinkTarget,
  // A page of one's own things shows a stranger the way into Telegram, which stands among the configs.
  begin: (early) => beginRoute(starts, early, ({ ask }) => ask(configs())),
});
