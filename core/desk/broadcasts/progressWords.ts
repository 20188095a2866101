import type { Language } from "#contract/languages.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import type { Progress } from "./readProgress.ts";

/** What presses below a broadcast's messages begin with; the bot reads them back. */
export const castPress = "cast:";

/** The message that shows how far a broadcast is, with the button that stops it. */
export function progressWords(
  language: Language,
  { id, status, total, sent, failed, left, minutes }: Progress,
): { html: string; keyboard: { text: string; callback_data: string }[][] } {
  const values = { status, total, sent, failed, left, minutes };
  const html = translate(language, "broadcast-progress", values);
  const stop = {
    text: translate(language, "button-broadcast-stop"),
    callback_data: `${castPress}stop:${id}`,
  };
  return { html, keyboard: status === "sending" ? [[stop]] : [] };
}
