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

help.command("help", (ctx) => say(ctx, "help-text", {}, mainKeyboard(ctx)));

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
