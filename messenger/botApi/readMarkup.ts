import { firstCharacters } from "../firstCharacters.ts";
import type { InlineButton, InlineKeyboard, ReplyButton, ReplyKeyboard } from "../shapes/keyboards.ts";
import { badRequest } from "./ApiError.ts";
import { isRecord, type Params } from "./Params.ts";

const DATA_LIMIT_BYTES = 64;
const MARKUP_LIMIT_BYTES = 10_240;
const LOOPBACK_URL = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$|\?|#)/;

export type Markup =
  | { kind: "none" }
  | { kind: "inline"; inline: InlineKeyboard }
  | { kind: "keyboard"; keyboard: ReplyKeyboard }
  | { kind: "remove" };

/** Https, or (this stand-in only) plain http on this very machine. */
export function isWebAppUrl(url: string): boolean {
  return (/^https:\/\//.test(url) || LOOPBACK_URL.test(url)) && URL.canParse(url);
}

function readWebApp(value: unknown, kind: string): { url: string } {
  const url = isRecord(value) && typeof value.url === "string" ? value.url : "";
  if (!isWebAppUrl(url)) {
    throw badRequest(`${kind} button Web App URL '${url}' is invalid: Only HTTPS links are allowed`);
  }
  return { url };
}

function readButtonText(button: Record<string, unknown>, kind: string): string {
  if (typeof button.text !== "string") {
    throw badRequest(`can't parse ${kind} button: Field "text" must be of type String`);
  }
  if (button.text.trim() === "") throw badRequest(`${kind} button text must be non-empty`);
  return button.text;
}

function readUrl(url: string): string {
  const withScheme = /^[a-z]+:/i.test(url) ? url : `http://${url}`;
  const isGood = /^(https?|tg|ton):\/\/.+/i.test(withScheme) && URL.canParse(withScheme);
  if (!isGood) throw badRequest(`inline keyboard button URL '${url}' is invalid: Wrong HTTP URL`);
  return withScheme;
}

function readInlineAction(button: Record<string, unknown>): Omit<InlineButton, "text"> {
  if (button.pay === true) return { pay: true };
  if (typeof button.callback_data === "string") {
    const bytes = Buffer.byteLength(button.callback_data);
    if (bytes < 1 || bytes > DATA_LIMIT_BYTES) throw badRequest("BUTTON_DATA_INVALID");
    return { callback_data: button.callback_data };
  }
  if (button.web_app !== undefined) return { web_app: readWebApp(button.web_app, "inline keyboard") };
  if (typeof button.url === "string") return { url: readUrl(button.url) };
  if (isRecord(button.login_url) && typeof button.login_url.url === "string") {
    return { url: readUrl(button.login_url.url) };
  }
  if (isRecord(button.copy_text)) {
    const text = button.copy_text.text;
    if (typeof text !== "string" || text.length < 1 || text.length > 256) {
      throw badRequest("BUTTON_COPY_TEXT_INVALID");
    }
    return { copy_text: { text } };
  }
  if (typeof button.switch_inline_query === "string") {
    return { switch_inline_query: button.switch_inline_query };
  }
  if (typeof button.switch_inline_query_current_chat === "string") {
    return { switch_inline_query_current_chat: button.switch_inline_query_current_chat };
  }
  throw badRequest("can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard");
}

function readInlineButton(value: unknown): InlineButton {
  if (!isRecord(value)) throw badRequest("can't parse inline keyboard button: Expected an Object");
  const text = readButtonText(value, "inline keyboard");
  const style = typeof value.style === "string" ? { style: value.style } : {};
  return { text, ...readInlineAction(value), ...style };
}

function readReplyButton(value: unknown): ReplyButton {
  if (typeof value === "string") return { text: value };
  if (!isRecord(value)) throw badRequest("can't parse keyboard button: Expected an Object");
  return {
    text: readButtonText(value, "keyboard"),
    ...(value.request_contact === true && { request_contact: true }),
    ...(value.request_location === true && { request_location: true }),
    ...(value.web_app !== undefined && { web_app: readWebApp(value.web_app, "keyboard") }),
  };
}

function readRows<Button>(rows: unknown, readButton: (value: unknown) => Button): Button[][] {
  if (!Array.isArray(rows)) throw badRequest("object expected as reply markup");
  return rows
    .map((row: unknown) => {
      if (!Array.isArray(row)) throw badRequest("can't parse keyboard: Expected an Array of button rows");
      return row.map(readButton);
    })
    .filter((row) => row.length > 0);
}

/** Reads and checks a `reply_markup`. */
export function parseMarkup(markup: unknown): Markup {
  if (markup === undefined) return { kind: "none" };
  if (!isRecord(markup)) throw badRequest("object expected as reply markup");
  if (Buffer.byteLength(JSON.stringify(markup)) > MARKUP_LIMIT_BYTES) {
    throw badRequest("reply markup is too long");
  }
  if (markup.inline_keyboard !== undefined) {
    const rows = readRows(markup.inline_keyboard, readInlineButton);
    return rows.length > 0 ? { kind: "inline", inline: { inline_keyboard: rows } } : { kind: "none" };
  }
  if (markup.keyboard !== undefined) {
    const placeholder = markup.input_field_placeholder;
    const keyboard: ReplyKeyboard = {
      keyboard: readRows(markup.keyboard, readReplyButton),
      resize_keyboard: markup.resize_keyboard === true,
      one_time_keyboard: markup.one_time_keyboard === true,
      is_persistent: markup.is_persistent === true,
      ...(typeof placeholder === "string" && { input_field_placeholder: firstCharacters(placeholder, 64) }),
    };
    return { kind: "keyboard", keyboard };
  }
  return markup.remove_keyboard === true ? { kind: "remove" } : { kind: "none" };
}

/** Whether a button that pays stands elsewhere than first under an invoice. */
function hasStrayPay(markup: Markup, isInvoice: boolean): boolean {
  if (markup.kind !== "inline") return false;
  const buttons = markup.inline.inline_keyboard.flat();
  return buttons.some((button, index) => button.pay && !(isInvoice && index === 0));
}

/** Reads the markup of a call; only an invoice may have a button that pays, and it stands first. */
export function readMarkup(params: Params, { isInvoice = false } = {}): Markup {
  const markup = parseMarkup(params.json("reply_markup"));
  if (hasStrayPay(markup, isInvoice)) throw badRequest("BUTTON_TYPE_INVALID");
  return markup;
}

/** For edits: only inline keyboards can stand under an existing message. */
export function readInlineMarkup(params: Params): InlineKeyboard | undefined {
  const markup = readMarkup(params);
  if (markup.kind === "inline") return markup.inline;
  if (markup.kind !== "none") throw badRequest("inline keyboard expected");
  return undefined;
}
