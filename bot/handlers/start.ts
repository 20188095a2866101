import { Composer } from "grammy";
import { findListingPreview } from "#core/bot/findListingPreview.ts";
import { markBotStarted } from "#core/bot/markBotStarted.ts";
import { giveCards } from "#core/groupCards/giveCards.ts";
import type { BotContext } from "../context.ts";
import { appRow, mainKeyboard } from "../keyboards.ts";
import { openChat } from "../openChat.ts";
import { DEFAULT_LANGUAGE, presentInChat } from "../presentation.ts";
import { say } from "../say.ts";
import { SHARE_PHONE } from "../scenes/sharePhone.ts";
import { showGroup, showProduct, showShopCategory } from "../showInShop.ts";
import { showListing } from "../showListing.ts";
import { parseStartPayload, type StartPayload } from "../startPayload.ts";

export const start = new Composer<BotContext>();

/** Links that only want the classifieds opened: what is said, what the button says. */
const doors = {
  topOnboarding: ["start-promote", "button-promote"],
  category: ["start-category", "button-category"],
  transaction: ["start-payment", "button-payment"],
} as const;

function showReferral(ctx: BotContext, { raw, refererId }: { raw: string; refererId: number }) {
  // Who invites isn't named: ids can be counted through.
  return refererId === ctx.person.id
    ? say(ctx, "start-referral-own", {}, appRow(ctx, "button-referral", "shop"))
    : say(ctx, "start-referral", {}, appRow(ctx, "button-referral", "shop", raw));
}

async function answer(ctx: BotContext & { chat: { id: number } }, payload: StartPayload): Promise<void> {
  const { language, firstName } = ctx.person;
  switch (payload.kind) {
    case "none":
      return say(ctx, "start-greeting", { name: firstName }, mainKeyboard(ctx));
    case "unknown":
      return say(ctx, "start-unknown", {}, mainKeyboard(ctx));
    case "listing":
      return showListing(ctx, await findListingPreview({ link: payload.link }, language));
    case "shopProduct":
      return showProduct(ctx, payload.link);
    case "shopCategory":
      return showShopCategory(ctx, payload.link);
    case "group":
      return showGroup(ctx, payload.code);
    case "orders":
      return say(ctx, "start-order", {}, appRow(ctx, "button-order", "shop", payload.raw));
    case "referral":
      return showReferral(ctx, payload);
    case "chat":
      return openChat(ctx, payload);
    case "code":
      return ctx.conversation.enter(SHARE_PHONE, language, payload.nonce);
    default: {
      const [key, button] = doors[payload.kind];
      return say(ctx, key, {}, appRow(ctx, button, "market", payload.raw));
    }
  }
}

start.command("start", async (ctx) => {
  const isFirst = await markBotStarted(ctx.chat.id);
  const payload = parseStartPayload(ctx.match);
  await answer(ctx, payload);
  await giveCards({ userId: ctx.person.id });
  // Telegram knows one menu for everybody, so whoever doesn't read it or may do more gets their own: newcomers by
  // whatever link they come.
  const { language, isAdmin } = ctx.person;
  const isPresented = isFirst || payload.kind === "none";
  if (isPresented && (isAdmin || language !== DEFAULT_LANGUAGE)) {
    await presentInChat(ctx.api, ctx.chat.id, ctx.person);
  }
});
