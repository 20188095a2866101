import "@telegram-apps/telegram-ui/dist/styles.css";
import "#webapps/shared/theme.css";
import { recordOpen } from "#webapps/shared/client/recordOpen.ts";
import { startSession } from "#webapps/shared/client/session.ts";
import { startTracking } from "#webapps/shared/client/track.ts";
import { startLanguage } from "#webapps/shared/language/startLanguage.ts";
import { bootTelegram } from "#webapps/shared/telegram/telegram.ts";
import { startApp } from "#webapps/shared/ui/startApp.tsx";
import { languageChoice } from "./language.ts";
import { AppRoutes } from "./routes.tsx";
import { signInPath } from "./signInPath.ts";

const { startParam } = bootTelegram("reports");
// The server isn't told this language: who reads reports in Russian may still talk with the bot in Uzbek.
void startSession(signInPath);
startTracking("reports");
recordOpen("reports", startParam);

await startLanguage(languageChoice);
startApp(<AppRoutes />);
