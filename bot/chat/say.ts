import type { InlineKeyboardButton } from "grammy/types";
import { escapeValues } from "#core/platform/telegram/escapeHtml.ts";
import type { BotContext } from "./context.ts";

type Values = Record<string, string | number>;

/** Words of a key as HTML; what came from people in it is made safe. */
export const words = (ctx: BotContext, key: string, values: Values = {}): string =>
  ctx.t(key, escapeValues(values));

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
export function say(
  ctx: BotContext,
  key: string,
  values: Values = {},
  keyboard: InlineKeyboardButton[][] = [],
): Promise<void> {
  return sayHtml(ctx, words(ctx, key, values), keyboard);
}
