import type { Language } from "#contract/languages.ts";
import { translate, translateKept } from "../i18n/translate.ts";
import { telegramPhoto } from "../images/telegramPhoto.ts";
import { type AppLink, appLink } from "../telegram/appLink.ts";
import { escapeValues } from "../telegram/escapeHtml.ts";
import { type MessageButton, OutgoingMessage, type Place, PlaceMessage } from "./message.ts";

type InlineButton = { text: string } & (
  | AppLink
  | { callback_data: string }
  | { copy_text: { text: string } }
);

/** A message in one language, in the words of the Bot API. */
export interface RenderedMessage {
  /** HTML of Telegram; empty where there is a place. */
  html: string;
  /** Formatting by places; `html` is then plain text. */
  entities?: { type: string; offset: number; length: number }[];
  /** A point or a venue, which is all that is sent. */
  place?: Place;
  /** An address that Telegram fetches; words too long for a caption go without it. */
  photo?: string;
  /** Telegram's own id of a photo. */
  photoFileId?: string;
  document?: { name: string; text: string };
  keyboard: InlineButton[][];
}

function renderButton(button: MessageButton, language: Language): InlineButton[] {
  const text = translateKept(language, button.text.key, button.text.values);
  if ("url" in button) return [{ text, url: button.url }];
  if ("callback" in button) return [{ text, callback_data: button.callback }];
  const link = appLink(button.app, button);
  return link ? [{ text, ...link }] : [];
}

const renderButtons = (rows: MessageButton[][] = [], language: Language): InlineButton[][] =>
  rows.map((row) => row.flatMap((button) => renderButton(button, language))).filter((row) => row.length > 0);

/**
 * Says a message of the outbox in a language; `code` is the opened one-time code that it tells.
 * @throws when the row is not a message or names words that don't exist: the sender then gives it up.
 */
export function renderMessage(message: unknown, language: Language, code?: string): RenderedMessage {
  const sent = PlaceMessage.safeParse(message).data;
  if (sent) return { html: "", place: sent.place, keyboard: renderButtons(sent.buttons, language) };
  const { text, photo, photoFileId, document, buttons } = OutgoingMessage.parse(message);
  const copying = code
    ? [[{ text: translate(language, "button-copy-code"), copy_text: { text: code } }]]
    : [];
  return {
    html: translateKept(language, text.key, { ...escapeValues(text.values), ...(code && { code }) }),
    ...(photo && { photo: telegramPhoto(photo) }),
    ...(photoFileId && { photoFileId }),
    ...(document && { document }),
    keyboard: [...copying, ...renderButtons(buttons, language)],
  };
}
