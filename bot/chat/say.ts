import type { InlineKeyboardButton } from "grammy/types";
import type { MessageKey, ValuesOf } from "#core/platform/i18n/translate.ts";
import { escapeValues } from "#core/platform/telegram/escapeHtml.ts";
import type { BotContext } from "./context.ts";

/** Words of a key as HTML; what came from people in it is made safe. */
export function words<Key extends MessageKey>(ctx: BotContext, key: Key, ...values: ValuesOf<Key>): string {
  const safe = values.map((known) => escapeValues(known ?? {})) as unknown as typeof values;
  return ctx.t(key, ...safe);
}

/** Answers with HTML that is safe already. */
export async function sayHtml(
  ctx: BotContext,
  html: string,
  keyboard: InlineKeyboardButton[][] = [],
): Promise<void> {
  await ctx.reply(html, {
    parse_mode: "HTML",
    link_preview_options: { is_disabled: true },
    ...(keyboard.length > 0 && { reply_markup: { inline_keyboard: keyboard } }),
  });
}

/** Answers in the person's language, with buttons under the words when there are any. */
export function say<Key extends MessageKey>(
  ctx: BotContext,
  key: Key,
  ...[values, keyboard]: [...ValuesOf<Key>, keyboard?: InlineKeyboardButton[][]]
): Promise<void> {
  const html = words(ctx, key, ...([values] as unknown as ValuesOf<Key>));
  return sayHtml(ctx, html, keyboard as InlineKeyboardButton[][] | undefined);
}
