import "#webapps/shared/theme.css";
import { recordOpen } from "#webapps/shared/client/recordOpen.ts";
import { startSession } from "#webapps/shared/client/session.ts";
import { startTracking } from "#webapps/shared/client/track.ts";
import { startLanguage } from "#webapps/shared/language/startLanguage.ts";
import { bootTelegram } from "#webapps/shared/telegram/telegram.ts";
import { runApp } from "#webapps/shared/ui/startApp.tsx";
import { App } from "./App.tsx";
import { preloadScreen } from "./AppRoutes.tsx";
import { followDeepLink, startParamOf } from "./features/links/deepLink.ts";
import { languageSources } from "./locales/languages.ts";

const { startParam } = bootTelegram("classifieds");
/** The app's words by language. Only those of the language that is spoken are fetched. */
const words = {
  ru: async () => (await import("./locales/ru.ts")).ru,
  uz: async () => (await import("./locales/uz.ts")).uz,
};
const isLanguageReady = startLanguage({ ...languageSources, load: (language) => words[language]() });
const isSessionReady = startSession("/api/telegram/auth");
// Somebody led to a page by its address has been led there as well.
const tellOpen = recordOpen("classifieds", startParam || startParamOf(location.pathname));
followDeepLink(startParam);
startTracking("classifieds");

await runApp(<App />, {
  isReady: Promise.all([isLanguageReady, preloadScreen(location.pathname)]),
  isSessionReady,
  tellOpen,
});
