import type { Language } from "#contract/languages.ts";
import { muteButton } from "#core/people/mutes/mutePress.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import type { RenderedMessage } from "#core/platform/outbox/renderMessage.ts";
import { appLink } from "#core/platform/telegram/appLink.ts";
import { pressButton } from "#core/platform/telegram/press.ts";
import type { BroadcastMessage } from "./broadcast.ts";

/** Renders the admins' words as they wrote them, with a button that mutes such news. */
export function renderBroadcast(
  { cast, photoFileId, button }: BroadcastMessage,
  language: Language,
): RenderedMessage {
  const said = cast[language] ?? cast.any ?? Object.values(cast)[0];
  if (!said) throw new Error("A broadcast without words");
  const link = button && ("url" in button ? { url: button.url } : appLink(button.app, button));
  const { text, callback } = muteButton("News");
  const mute = pressButton(translate(language, text.key), callback);
  return {
    html: said.text,
    entities: said.entities,
    ...(photoFileId && { photoFileId }),
    keyboard: [...(button && link ? [[{ text: button.label, ...link }]] : []), [mute]],
  };
}
