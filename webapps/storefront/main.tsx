import "@telegram-apps/telegram-ui/dist/styles.css";
import "#webapps/shared/theme.css";
import { recordOpen } from "#webapps/shared/client/recordOpen.ts";
import { startSession } from "#webapps/shared/client/session.ts";
import { startTracking, track } from "#webapps/shared/client/track.ts";
import { tellLanguage } from "#webapps/shared/language/chooseLanguage.ts";
import { currentLanguage, startLanguage } from "#webapps/shared/language/startLanguage.ts";
import { bootTelegram } from "#webapps/shared/telegram/telegram.ts";
import { startApp } from "#webapps/shared/ui/startApp.tsx";
import { languageChoice } from "./language.ts";
import { linkNotice } from "./logic/linkNotice.ts";
import { AppRoutes } from "./routes.tsx";

const { startParam } = bootTelegram("storefront");
const session = startSession("/api/auth/telegram");
startTracking("storefront");
recordOpen("storefront", startParam);
track(startParam ? "app_open_deeplink" : "app_open");

await startLanguage(languageChoice);
void session.then(() => tellLanguage(currentLanguage() === "hi" ? "hi" : "en"));

// What the messenger put into the address has been read; a reload must not repeat it.
history.replaceState(null, "", linkNotice(startParam) ? "/" : location.pathname);
startApp(<AppRoutes />);
