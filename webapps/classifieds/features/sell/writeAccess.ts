import { own } from "#webapps/shared/storage/own.ts";
import { requestWriteAccess } from "#webapps/shared/telegram/telegram.ts";

const KEY = "write-access-asked";

/** Asks once whether the bot may write, so that it can tell what becomes of a listing; a refusal is respected. */
export function askToWrite() {
  if (own.get(KEY)) return;
  own.set(KEY, "true");
  void requestWriteAccess();
}
