import type { InlineKeyboardButton } from "grammy/types";
import { readAddress } from "#core/desk/configs/readAddress.ts";
import type { KeyWith } from "#core/platform/i18n/translate.ts";
import { appLink } from "#core/platform/telegram/appLink.ts";
import type { BotContext } from "../../chat/context.ts";
import { Feature } from "../../chat/feature.ts";
import { firstApp, mainKeyboard } from "../../chat/keyboards.ts";
import { say } from "../../chat/say.ts";

export const help = new Feature("help");

function linkRow(ctx: BotContext, key: KeyWith, url: string | undefined): InlineKeyboardButton[][] {
  return url ? [[{ text: ctx.t(key), url }]] : [];
}

/** A way into any chat with the bot's name typed; Telegram takes the button only while its inline mode is on. */
const inlineRow = (ctx: BotContext): InlineKeyboardButton[][] =>
  ctx.me.supports_inline_queries ? [[{ text: ctx.t("button-inline"), switch_inline_query: "" }]] : [];

help.command("help", (ctx) => say(ctx, "help-text", {}, [...mainKeyboard(ctx), ...inlineRow(ctx)]));

/** Answers where people of the market are to be had: behind a button, at an e-mail, or so far nowhere. */
async function sayWhere(
  ctx: BotContext,
  keys: { atUrl: KeyWith; atEmail: KeyWith<{ email: string }>; nowhere: KeyWith },
): Promise<void> {
  const url = await readAddress("SUPPORT_URL");
  if (url) return say(ctx, keys.atUrl, {}, linkRow(ctx, "button-support", url));
  const email = await readAddress("COMPANY_EMAIL");
  return email ? say(ctx, keys.atEmail, { email }) : say(ctx, keys.nowhere);
}

help.command("support", (ctx) =>
  sayWhere(ctx, { atUrl: "support-text", atEmail: "support-email", nowhere: "support-none" }),
);

help.command("terms", async (ctx) => {
  const shop = firstApp(ctx.person.language) === "shop" ? appLink("shop", { path: "/tos" }) : undefined;
  if (shop) return say(ctx, "terms-shop", {}, [[{ text: ctx.t("button-terms"), ...shop }]]);
  const url = await readAddress("TERMS_URL");
  return url ? say(ctx, "terms-text", {}, linkRow(ctx, "button-terms", url)) : say(ctx, "terms-none");
});

help.command("paysupport", (ctx) =>
  sayWhere(ctx, { atUrl: "paysupport-text", atEmail: "paysupport-email", nowhere: "paysupport-none" }),
);
