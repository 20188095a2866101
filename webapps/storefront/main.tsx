// telegram-ui's styles come first, so that ours may override them.
import "@telegram-apps/telegram-ui/dist/styles.css";
import "#webapps/shared/theme.css";
import { recordOpen } from "#webapps/shared/client/recordOpen.ts";
import { startSession } from "#webapps/shared/client/session.ts";
import { startTracking, track } from "#webapps/shared/client/track.ts";
import { tellLanguage } from "#webapps/shared/language/chooseLanguage.ts";
import { currentLanguage, startLanguage } from "#webapps/shared/language/startLanguage.ts";
import { bootTelegram } from "#webapps/shared/telegram/telegram.ts";
import { startApp } from "#webapps/shared/ui/startApp.tsx";
import { App } from "./App.tsx";
import { linkNotice } from "./logic/linkNotice.ts";

const { startParam } = bootTelegram("storefront");
const isLanguageReady = startLanguage({
  languages: ["en", "hi"],
  otherwise: "en",
  storageKey: "i18next_indudu_app",
  load: async (language) =>
    language === "hi" ? (await import("./locales/hi.ts")).hi : (await import("./locales/en.ts")).en,
});
const isSessionReady = startSession("/api/auth/telegram");
// What the messenger put into the address has been read; a reload must not repeat it.
history.replaceState(null, "", linkNotice(startParam) ? "/" : location.pathname);
startTracking("storefront");
track(startParam ? "app_open_deeplink" : "app_open");

await isLanguageReady;
startApp(<App />);
await isSessionReady;
recordOpen("storefront", startParam);
tellLanguage(currentLanguage() === "hi" ? "hi" : "en");
