import { cleanLine } from "#contract/words.ts";
import { ownerPress } from "#core/market/notices/ownerNotice.ts";
import type { ListingPreview } from "#core/market/pages/findListingPreview.ts";
import { priceText } from "#core/platform/i18n/priceText.ts";
import type { KeyWith } from "#core/platform/i18n/translate.ts";
import { appLink } from "#core/platform/telegram/appLink.ts";
import { pressButton } from "#core/platform/telegram/press.ts";
import type { BotContext } from "../../chat/context.ts";
import { appRow, mainKeyboard } from "../../chat/keyboards.ts";
import { say } from "../../chat/say.ts";
import { sayCard } from "../../chat/sayCard.ts";

/** Words about one's own listing that isn't on sale. */
const ownKeys = {
  pending: "link-own-pending",
  rejected: "link-own-rejected",
  removed: "link-own-removed",
  closed: "link-own-over",
  expired: "link-own-over",
} as const;

const hidden = ["pending", "rejected", "removed"] as const;

const isKnown = (status: string): status is keyof typeof ownKeys => status in ownKeys;

/** Words of a listing's card, and the buttons below it. */
function sayingOf(ctx: BotContext, { id, link, isActive, isReserved, isOwn, status }: ListingPreview) {
  const page = (button: KeyWith) => appRow(ctx, button, "market", `product_${link}`);
  if (isActive) {
    const key = isReserved ? "listing-card-reserved" : "listing-card";
    return { key, keyboard: page("button-listing") } as const;
  }
  // Only admins are shown what strangers may not open.
  if (!isOwn && hidden.some((one) => one === status)) {
    return { key: "link-admin", keyboard: page("button-listing") } as const;
  }
  if (!isOwn || !isKnown(status)) return { key: "listing-over", keyboard: page("button-similar") } as const;
  const key = ownKeys[status];
  if (status === "rejected") {
    const form = appLink("market", { path: `/editProduct/${link}` });
    return { key, keyboard: form ? [[{ text: ctx.t("button-fix"), ...form }]] : [] };
  }
  const reopen = pressButton(ctx.t("button-reopen"), ownerPress.reopen.pack(id));
  return { key, keyboard: [...(key === "link-own-over" ? [[reopen]] : []), ...page("button-listing")] };
}

/**
 * Shows a listing's card; of one that isn't on sale, that it isn't, and to its owner why; or says that there is none.
 */
export async function showListing(ctx: BotContext, listing: ListingPreview | undefined): Promise<void> {
  if (!listing || listing.status === "draft") return say(ctx, "listing-gone", {}, mainKeyboard(ctx));
  const { name, photo, place, rejectReason, rejectNote } = listing;
  const values = {
    name,
    place,
    price: priceText(listing, ctx.person.language),
    status: listing.status,
    reason: rejectReason ?? "other",
    isNoted: rejectNote ? 1 : 0,
    note: cleanLine(rejectNote ?? ""),
  };
  return sayCard(ctx, { ...sayingOf(ctx, listing), values, photo });
}
