import { Composer, GrammyError } from "grammy";
import { config } from "#config";
import { findListingPreview, type ListingPreview } from "#core/bot/findListingPreview.ts";
import { markBotStarted } from "#core/bot/markBotStarted.ts";
import type { BotContext } from "../context.ts";
import { appRow, mainKeyboard } from "../keyboards.ts";
import { DEFAULT_LANGUAGE, presentInChat } from "../presentation.ts";
import { say, words } from "../say.ts";
import { SHARE_PHONE } from "../scenes/sharePhone.ts";
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

const CAPTION_MAX = 1024;

/** Prices are grouped the French way everywhere, with spaces. */
const grouped = new Intl.NumberFormat("fr-FR");

function priceOf(ctx: BotContext, { price, currency }: ListingPreview): string {
  if (price === 0) return ctx.t("price-negotiable");
  const amount = grouped.format(price);
  return currency === "UZS" ? ctx.t("price-sum", { amount }) : ctx.t("price-uye", { amount });
}

async function sayWithPhoto(
  ctx: BotContext,
  photo: string,
  key: string,
  values: Record<string, string>,
  link: string,
) {
  const keyboard = appRow(ctx, "button-listing", "market", `product_${link}`);
  const caption = words(ctx, key, values);
  if (caption.length <= CAPTION_MAX) {
    try {
      await ctx.replyWithPhoto(photo, {
        caption,
        parse_mode: "HTML",
        reply_markup: { inline_keyboard: keyboard },
      });
      return;
    } catch (error) {
      // Telegram fetches the photo itself and may not reach us or not like it; the words matter more.
      if (!(error instanceof GrammyError && error.error_code === 400)) throw error;
    }
  }
  await say(ctx, key, values, keyboard);
}

async function showListing(ctx: BotContext, listing: ListingPreview | undefined, key: string) {
  if (!listing) return say(ctx, "listing-gone", {}, mainKeyboard(ctx));
  const { name, link, photo, place } = listing;
  const startParam = `product_${link}`;
  if (!listing.isActive) {
    return say(ctx, "listing-over", { name }, appRow(ctx, "button-similar", "market", startParam));
  }
  const values = { name, place, price: priceOf(ctx, listing) };
  if (!photo) return say(ctx, key, values, appRow(ctx, "button-listing", "market", startParam));
  return sayWithPhoto(ctx, photo.startsWith("/") ? config.PUBLIC_URL + photo : photo, key, values, link);
}

start.command("start", async (ctx) => {
  await markBotStarted(ctx.chat.id);
  const { language, firstName } = ctx.person;
  const payload = parseStartPayload(ctx.match);

  switch (payload.kind) {
    case "none":
      await say(ctx, "start-greeting", { name: firstName }, mainKeyboard(ctx));
      // Telegram knows one menu button for everybody, so whoever doesn't read it gets their own.
      if (language !== DEFAULT_LANGUAGE) await presentInChat(ctx.api, ctx.chat.id, language);
      return;
    case "unknown":
      return say(ctx, "start-unknown", {}, mainKeyboard(ctx));
    case "listing":
      return showListing(ctx, await findListingPreview({ link: payload.link }, language), "listing-card");
    case "chat":
      return showListing(ctx, await findListingPreview({ id: payload.listingId }, language), "listing-write");
    case "code":
      return ctx.conversation.enter(SHARE_PHONE, language);
    default: {
      const [key, button, app] = doors[payload.kind];
      return say(ctx, key, {}, appRow(ctx, button, app, payload.raw));
    }
  }
});
