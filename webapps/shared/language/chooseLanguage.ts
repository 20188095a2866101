import type { Language } from "#contract/languages.ts";
import type { setLanguage } from "#contract/users.ts";
import { call } from "../client/call.ts";
import { useSession } from "../client/session.ts";
import { switchLanguage } from "./startLanguage.ts";

/**
 * Tells the server which language the interface speaks, for its messages; nobody waits for it. What wasn't chosen is told
 * at the start, and counts where no language of the person is known.
 */
export function tellLanguage(language: Language, { isChosen }: { isChosen: boolean }) {
  if (useSession.getState().status !== "signed-in") return;
  call<typeof setLanguage>("patch", "/api/telegram/users/language", { language, isChosen }).catch(
    () => undefined,
  );
}

/** Switches the interface and tells the server. */
export async function chooseLanguage(language: Language) {
  await switchLanguage(language);
  tellLanguage(language, { isChosen: true });
}
