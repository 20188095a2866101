import { cleanLine } from "#contract/words.ts";
import type { ListingPreview } from "#core/bot/findListingPreview.ts";
import { priceText } from "#core/bot/priceText.ts";
import type { BotContext } from "./context.ts";
import { appRow, mainKeyboard } from "./keyboards.ts";
import { say } from "./say.ts";
import { sayCard } from "./sayCard.ts";

/** Words of one's own listing that isn't on sale, and of the button below them. */
const ownKeys = {
  pending: ["link-own-pending", "button-listing"],
  rejected: ["link-own-rejected", "button-fix"],
  removed: ["link-own-removed", "button-listing"],
  closed: ["link-own-over", "button-listing"],
  expired: ["link-own-over", "button-listing"],
} as const;

const isKnown = (status: string): status is keyof typeof ownKeys => status in ownKeys;

function keysOf({ isActive, isOwn, status }: ListingPreview): readonly [card: string, button: string] {
  if (isActive) return ["listing-card", "button-listing"];
  return isOwn && isKnown(status) ? ownKeys[status] : ["listing-over", "button-similar"];
}

/**
 * Shows a listing's card; of one that isn't on sale, that it isn't, and to its owner why; or says that there is none.
 */
export async function showListing(ctx: BotContext, listing: ListingPreview | undefined): Promise<void> {
  if (!listing || listing.status === "draft") return say(ctx, "listing-gone", {}, mainKeyboard(ctx));
  const { name, link, photo, place, rejectReason, rejectNote } = listing;
  const [key, button] = keysOf(listing);
  const values = {
    ...{ name, place, price: priceText(listing, ctx.person.language) },
    ...{ reason: rejectReason ?? "other", isNoted: rejectNote ? 1 : 0, note: cleanLine(rejectNote ?? "") },
  };
  const keyboard = appRow(ctx, button, "market", `product_${link}`);
  return sayCard(ctx, { key, values, photo, keyboard });
}
