import "#webapps/shared/theme.css";
import { recordOpen } from "#webapps/shared/client/recordOpen.ts";
import { startSession } from "#webapps/shared/client/session.ts";
import { startTracking } from "#webapps/shared/client/track.ts";
import { startLanguage } from "#webapps/shared/language/startLanguage.ts";
import { bootTelegram } from "#webapps/shared/telegram/telegram.ts";
import { startApp } from "#webapps/shared/ui/startApp.tsx";
import { App } from "./App.tsx";
import { signInPath } from "./features/access/AccessFailed.tsx";
import { meantAddress } from "./features/access/deepLink.ts";
import { Report } from "./features/report/laterParts.tsx";
import { languageSources } from "./locales/languages.ts";

const { startParam } = bootTelegram("reports");
/** The app's words by language. Only those of the language that is spoken are fetched. */
const words = {
  ru: async () => (await import("./locales/ru.ts")).ru,
  en: async () => (await import("./locales/en.ts")).en,
};
const isLanguageReady = startLanguage({ ...languageSources, load: (language) => words[language]() });
// The server isn't told this language at the start: an admin may read reports in Russian and talk with the bot in Uzbek.
const isSessionReady = startSession(signInPath);
// The messenger's part of the address has been read; a reload must not repeat it.
history.replaceState(history.state, "", meantAddress(startParam, location));
startTracking("reports");
// Beside the sign-in: whoever opens the reports is most likely an admin.
void Report.preload();

await isLanguageReady;
startApp(<App />);
await isSessionReady;
recordOpen("reports", startParam)();
