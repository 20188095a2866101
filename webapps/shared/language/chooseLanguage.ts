import type { Language } from "#contract/languages.ts";
import type { setLanguage } from "#contract/users.ts";
import { call } from "../client/call.ts";
import { useSession } from "../client/session.ts";
import { switchLanguage } from "./startLanguage.ts";

/** Tells the server which language the interface speaks, for its messages; nobody waits for it. */
export function tellLanguage(language: Language) {
  if (useSession.getState().status !== "signed-in") return;
  call<typeof setLanguage>("patch", "/api/telegram/users/language", { language }).catch(() => undefined);
}

/** Switches the interface and tells the server. */
export async function chooseLanguage(language: Language) {
  await switchLanguage(language);
  tellLanguage(language);
}
