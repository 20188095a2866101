import type { Language } from "#contract/languages.ts";
import { type AppLink, appLink } from "#core/bot/appLink.ts";
import { escapeValues } from "#core/bot/escapeHtml.ts";
import { translate, translateKept } from "#core/i18n/translate.ts";
import { telegramPhoto } from "#core/images/telegramPhoto.ts";
import { type MessageButton, OutgoingMessage } from "./message.ts";

type InlineButton = { text: string } & (
  | AppLink
  | { callback_data: string }
  | { copy_text: { text: string } }
);

/** A message in one language, in the words of the Bot API. */
export interface RenderedMessage {
  /** HTML of Telegram. */
  html: string;
  /** An address that Telegram fetches; words too long for a caption go without it. */
  photo?: string;
  /** Telegram's own id of a photo. */
  photoFileId?: string;
  keyboard: InlineButton[][];
}

function renderButton(button: MessageButton, language: Language): InlineButton[] {
  const text = translateKept(language, button.text.key, button.text.values);
  if ("url" in button) return [{ text, url: button.url }];
  if ("callback" in button) return [{ text, callback_data: button.callback }];
  const link = appLink(button.app, button);
  return link ? [{ text, ...link }] : [];
}

/**
 * Says a message of the outbox in a language; `code` is the opened one-time code that it tells.
 * @throws when the row is not a message or names words that don't exist: the sender then gives it up.
 */
export function renderMessage(message: unknown, language: Language, code?: string): RenderedMessage {
  const { text, photo, photoFileId, buttons = [] } = OutgoingMessage.parse(message);
  const copying = code
    ? [[{ text: translate(language, "button-copy-code"), copy_text: { text: code } }]]
    : [];
  return {
    html: translateKept(language, text.key, { ...escapeValues(text.values), ...(code && { code }) }),
    ...(photo && { photo: telegramPhoto(photo) }),
    ...(photoFileId && { photoFileId }),
    keyboard: [
      ...copying,
      ...buttons.map((row) => row.flatMap((button) => renderButton(button, language))),
    ].filter((row) => row.length > 0),
  };
}
