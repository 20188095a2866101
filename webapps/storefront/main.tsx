import "#webapps/shared/theme.css";
import { recordOpen } from "#webapps/shared/client/recordOpen.ts";
import { startSession } from "#webapps/shared/client/session.ts";
import { startTracking, track } from "#webapps/shared/client/track.ts";
import { startLanguage } from "#webapps/shared/language/startLanguage.ts";
import { cleanAddress } from "#webapps/shared/telegram/cleanAddress.ts";
import { bootTelegram } from "#webapps/shared/telegram/telegram.ts";
import { runApp } from "#webapps/shared/ui/startApp.tsx";
import { App } from "./App.tsx";
import { deepLinkTarget, resolveAddress, startParamOf } from "./features/arrival/deepLink.ts";
import { keepCampaign, readReferer } from "./features/arrival/source.ts";
import { languageSources } from "./locales/languages.ts";
import { watchNetwork } from "./offline/network.ts";
import { preloadScreen } from "./screens.ts";

watchNetwork();
const { startParam } = bootTelegram("storefront");
/** The app's words by language. Only those of the language that is spoken are fetched. */
const words = {
  en: async () => (await import("./locales/en.ts")).en,
  hi: async () => (await import("./locales/hi.ts")).hi,
};
const isLanguageReady = startLanguage({ ...languageSources, load: (language) => words[language]() });
keepCampaign(location.search);
// Somebody led to a page by its address has been led there as well.
const tellOpen = recordOpen("storefront", startParam || startParamOf(location.pathname));
// The messenger's part of the address has been read; a reload must not repeat it. The sign-in tells who brought one.
history.replaceState(null, "", resolveAddress(deepLinkTarget(startParam) ?? cleanAddress(location)));
const isSessionReady = startSession("/api/auth/telegram", readReferer);
startTracking("storefront");
track(startParam ? "app_open_deeplink" : "app_open");

/** By then what the person came for is there, and its network free. */
const WORKER_AFTER_MS = 4000;

/** Has the worker keep the shop's code and its page; where the browser or the frame lets none in, all works without. */
function startWorker() {
  if (!import.meta.env.PROD || !isSecureContext) return;
  // In a frame that is closed to it, even to look for it throws.
  const start = async () => navigator.serviceWorker?.register("/sw.js");
  setTimeout(() => start().catch(() => undefined), WORKER_AFTER_MS);
}

const isReady = Promise.all([isLanguageReady, preloadScreen(location.pathname)]);
isReady.then(startWorker, () => undefined);
await runApp(<App />, { isReady, isSessionReady, tellOpen });
