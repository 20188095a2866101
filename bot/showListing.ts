import type { ListingPreview } from "#core/bot/findListingPreview.ts";
import { priceText } from "#core/bot/priceText.ts";
import type { BotContext } from "./context.ts";
import { appRow, mainKeyboard } from "./keyboards.ts";
import { say } from "./say.ts";
import { sayCard } from "./sayCard.ts";

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
  return sayCard(ctx, { key: "listing-card", values, photo, keyboard });
}
