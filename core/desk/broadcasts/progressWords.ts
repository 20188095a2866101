import type { Language } from "#contract/languages.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { pressButton } from "#core/platform/telegram/press.ts";
import { broadcastPress } from "./broadcastPress.ts";
import type { Progress } from "./readProgress.ts";

/** The message that shows how far a broadcast is, with the button that stops it. */
export function progressWords(
  language: Language,
  { id, status, total, sent, failed, left, minutes }: Progress,
): { html: string; keyboard: ReturnType<typeof pressButton>[][] } {
  const values = { status, total, sent, failed, left, minutes };
  const html = translate(language, "broadcast-progress", values);
  const stop = pressButton(translate(language, "button-broadcast-stop"), broadcastPress.stop.pack(id));
  return { html, keyboard: status === "sending" ? [[stop]] : [] };
}
