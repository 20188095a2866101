import { GrammyError } from "grammy";
import type { ListingPreview } from "#core/bot/findListingPreview.ts";
import { priceText } from "#core/bot/priceText.ts";
import { telegramPhoto } from "#core/images/telegramPhoto.ts";
import type { BotContext } from "./context.ts";
import { appRow, mainKeyboard } from "./keyboards.ts";
import { say, words } from "./say.ts";

const CAPTION_MAX = 1024;

async function sayWithPhoto(
  ctx: BotContext,
  photo: string,
  values: Record<string, string>,
  keyboard: ReturnType<typeof appRow>,
) {
  const caption = words(ctx, "listing-card", values);
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
  await say(ctx, "listing-card", values, keyboard);
}

/** Shows a listing's card, or says that it isn't on sale any more, or that there is none. */
export async function showListing(ctx: BotContext, listing: ListingPreview | undefined): Promise<void> {
  if (!listing) return say(ctx, "listing-gone", {}, mainKeyboard(ctx));
  const { name, link, photo, place } = listing;
  const startParam = `product_${link}`;
  if (!listing.isActive) {
    return say(ctx, "listing-over", { name }, appRow(ctx, "button-similar", "market", startParam));
  }
  const values = { name, place, price: priceText(listing, ctx.person.language) };
  const keyboard = appRow(ctx, "button-listing", "market", startParam);
  if (!photo) return say(ctx, "listing-card", values, keyboard);
  return sayWithPhoto(ctx, telegramPhoto(photo), values, keyboard);
}
