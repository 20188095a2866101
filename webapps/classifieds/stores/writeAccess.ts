import { requestWriteAccess } from "#webapps/shared/telegram/telegram.ts";

const KEY = "write-access-asked";

/** Asks once whether the bot may write, so that it can tell what becomes of a listing; a refusal is respected. */
export function askToWrite() {
  try {
    if (localStorage.getItem(KEY)) return;
    localStorage.setItem(KEY, "true");
  } catch {
    // Storage is closed: it is asked each time then.
  }
  void requestWriteAccess();
}
