import { resumeNotices } from "#core/market/notices/stopNotices.ts";
import { findListingPreview } from "#core/market/pages/findListingPreview.ts";
import { markBotStarted } from "#core/platform/telegram/botChanges.ts";
import { giveCards } from "#core/shop/groups/giveCards.ts";
import type { BotContext } from "../../chat/context.ts";
import { Feature } from "../../chat/feature.ts";
import { appRow, mainKeyboard, searchRow } from "../../chat/keyboards.ts";
import { DEFAULT_LANGUAGE, presentInChat } from "../../chat/presentation.ts";
import { say } from "../../chat/say.ts";
import { parseStartPayload, type StartPayload } from "../../chat/startPayload.ts";
import { openCodeLink } from "../../scenes/openCodeLink.ts";
import { openChat } from "../conversations/openChat.ts";
import { showListing } from "../conversations/showListing.ts";
import { showGroup, showProduct, showReferral, showShopCategory } from "./showInShop.ts";
import { showCategory, showOrder, showPayment, showPromotion } from "./showLinks.ts";

export const start = new Feature("start");

async function answer(ctx: BotContext & { chat: { id: number } }, payload: StartPayload): Promise<void> {
  const { id, language, firstName, role } = ctx.person;
  switch (payload.kind) {
    case "none":
      return say(ctx, "start-greeting", { name: firstName }, mainKeyboard(ctx));
    case "unknown":
      return say(ctx, "start-unknown", {}, mainKeyboard(ctx));
    case "listing":
      return showListing(
        ctx,
        await findListingPreview({ link: payload.link }, language, { viewerId: id, isAdmin: role !== null }),
      );
    case "shopProduct":
      return showProduct(ctx, payload.link);
    case "shopCategory":
      return showShopCategory(ctx, payload.link);
    case "group":
      return showGroup(ctx, payload.code);
    case "orders":
      return say(ctx, "start-order", {}, appRow(ctx, "button-orders", "shop", "orders"));
    case "order":
      return showOrder(ctx, payload.id);
    case "referral":
      return showReferral(ctx, payload.raw, payload.refererId === id);
    case "chat":
      return openChat(ctx, payload);
    case "code":
      return openCodeLink(ctx, payload.nonce);
    case "find":
      return say(ctx, "start-find", { query: payload.words }, searchRow(ctx, payload.words));
    case "topOnboarding":
      return showPromotion(ctx, payload.raw);
    case "category":
      return showCategory(ctx, payload.id);
    case "transaction":
      return showPayment(ctx, payload.id);
  }
}

start.command("start", async (ctx) => {
  const isFirst = await markBotStarted(ctx.chat.id);
  const payload = parseStartPayload(ctx.match);
  // A link wants something done, and is no wish to hear of everything again.
  const isBack = payload.kind === "none" && (await resumeNotices(ctx.person.id));
  await answer(ctx, payload);
  if (isBack) await say(ctx, "stop-undone");
  await giveCards({ userId: ctx.person.id });
  // Telegram knows one menu for everybody, so whoever doesn't read it or may do more gets their own: newcomers by
  // whatever link they come.
  const { language, role } = ctx.person;
  const isPresented = isFirst || payload.kind === "none";
  if (isPresented && (role || language !== DEFAULT_LANGUAGE)) {
    await presentInChat(ctx.api, ctx.chat.id, ctx.person);
  }
});
