import { Composer } from "grammy";
import type { InlineKeyboardButton } from "grammy/types";
import { config } from "#config";
import type { BotContext } from "../context.ts";
import { mainKeyboard } from "../keyboards.ts";
import { say } from "../say.ts";

export const help = new Composer<BotContext>();

function linkRow(ctx: BotContext, key: string, url: string | undefined): InlineKeyboardButton[][] {
  return url ? [[{ text: ctx.t(key), url }]] : [];
}

/** A way into any chat with the bot's name typed; Telegram takes the button only while its inline mode is on. */
const inlineRow = (ctx: BotContext): InlineKeyboardButton[][] =>
  ctx.me.supports_inline_queries ? [[{ text: ctx.t("button-inline"), switch_inline_query: "" }]] : [];

help.command("help", (ctx) => say(ctx, "help-text", {}, [...mainKeyboard(ctx), ...inlineRow(ctx)]));

help.command("support", (ctx) =>
  say(
    ctx,
    config.SUPPORT_URL ? "support-text" : "support-none",
    {},
    linkRow(ctx, "button-support", config.SUPPORT_URL),
  ),
);

help.command("terms", (ctx) =>
  say(
    ctx,
    config.TERMS_URL ? "terms-text" : "terms-none",
    {},
    linkRow(ctx, "button-terms", config.TERMS_URL),
  ),
);

help.command("paysupport", (ctx) =>
  say(ctx, "paysupport-text", {}, linkRow(ctx, "button-support", config.SUPPORT_URL)),
);
