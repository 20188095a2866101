import type { setLanguage } from "#contract/users.ts";
import { call } from "#webapps/shared/client/call.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { currentLanguage, switchLanguage } from "#webapps/shared/language/startLanguage.ts";

/** Tells the server which language the interface speaks, for its messages; nobody waits for it. */
export function tellLanguage() {
  if (useSession.getState().status !== "signed-in") return;
  const language = currentLanguage() === "ru" ? "ru" : "uz";
  call<typeof setLanguage>("patch", "/api/telegram/users/language", { language }).catch(() => undefined);
}

/** Switches the interface and tells the server. */
export async function chooseLanguage(language: string) {
  await switchLanguage(language);
  tellLanguage();
}
