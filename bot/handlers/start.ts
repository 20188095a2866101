import { Composer } from "grammy";
import { findListingPreview } from "#core/bot/findListingPreview.ts";
import { markBotStarted } from "#core/bot/markBotStarted.ts";
import type { BotContext } from "../context.ts";
import { appRow, mainKeyboard } from "../keyboards.ts";
import { openChat } from "../openChat.ts";
import { DEFAULT_LANGUAGE, presentInChat } from "../presentation.ts";
import { say } from "../say.ts";
import { SHARE_PHONE } from "../scenes/sharePhone.ts";
import { showListing } from "../showListing.ts";
import { parseStartPayload } from "../startPayload.ts";

export const start = new Composer<BotContext>();

/** Links that only want the right app opened: what is said, what the button says, which app. */
const doors = {
  topOnboarding: ["start-promote", "button-promote", "market"],
  category: ["start-category", "button-category", "market"],
  transaction: ["start-payment", "button-payment", "market"],
  shopProduct: ["start-product", "button-product", "shop"],
  invite: ["start-invite", "button-invite", "shop"],
  group: ["start-group", "button-group", "shop"],
  ref: ["start-referral", "button-referral", "shop"],
} as const;

start.command("start", async (ctx) => {
  await markBotStarted(ctx.chat.id);
  const { language, firstName, isAdmin } = ctx.person;
  const payload = parseStartPayload(ctx.match);

  switch (payload.kind) {
    case "none":
      await say(ctx, "start-greeting", { name: firstName }, mainKeyboard(ctx));
      // Telegram knows one menu for everybody, so whoever doesn't read it or may do more gets their own.
      if (isAdmin || language !== DEFAULT_LANGUAGE) await presentInChat(ctx.api, ctx.chat.id, ctx.person);
      return;
    case "unknown":
      return say(ctx, "start-unknown", {}, mainKeyboard(ctx));
    case "listing":
      return showListing(ctx, await findListingPreview({ link: payload.link }, language));
    case "chat":
      return openChat(ctx, payload);
    case "code":
      return ctx.conversation.enter(SHARE_PHONE, language, payload.nonce);
    default: {
      const [key, button, app] = doors[payload.kind];
      return say(ctx, key, {}, appRow(ctx, button, app, payload.raw));
    }
  }
});
