import { startEarly } from "#webapps/shared/early/startEarly.ts";
import { beginRoute } from "#webapps/shared/routes/beginRoute.ts";
import { deepLinkTarget } from "./features/links/deepLink.ts";
import { configs } from "./readings.ts";
import { starts } from "./routes.ts";

startEarly({
  base: "/webApp/",
  languages: { languages: ["ru", "uz"], otherwise: "uz", storageKey: "i18nextLng" },
  signInPath: "/api/telegram/auth",
  leadTo: deepLinkTarget,
  // What is one's own shows a stranger the way into Telegram, which stands among the configs.
  begin: (early) => beginRoute(starts, early, ({ ask }) => ask(configs())),
});
