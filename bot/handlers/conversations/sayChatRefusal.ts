import { findListingPreview } from "#core/market/pages/findListingPreview.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import type { BotContext } from "../../chat/context.ts";
import { appRow, mainKeyboard } from "../../chat/keyboards.ts";
import { say } from "../../chat/say.ts";
import { showListing } from "./showListing.ts";

/** Words of the refusals that only say why nobody can be written to. */
const wordsOf = {
  own_listing: "chat-own",
  blocked: "chat-blocked",
  conflict: "chat-away",
  daily_limit: "chat-limit",
  unwanted_contact: "chat-calls-only",
} as const;

/**
 * Says why nobody can be written to about a listing, with a way back into the app.
 * @throws whatever is no such refusal.
 */
export async function sayChatRefusal(ctx: BotContext, error: unknown, listingId: number): Promise<void> {
  if (!(error instanceof RuleError)) throw error;
  const { code } = error;
  const listing = await findListingPreview({ id: listingId }, ctx.person.language);
  // Somebody else's conversation is none; its listing is there all the same.
  if (code === "not_found" || code === "not_active") return showListing(ctx, listing);
  if (!(code in wordsOf)) throw error;
  const key = wordsOf[code as keyof typeof wordsOf];
  const keyboard = listing
    ? appRow(ctx, "button-listing", "market", `product_${listing.link}`)
    : mainKeyboard(ctx);
  await say(ctx, key, {}, keyboard);
}
