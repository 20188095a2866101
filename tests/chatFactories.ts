import { openConversation } from "../core/market/conversations/openConversation.ts";
import { Conversation } from "../db/models/Conversation.ts";
import type { Listing } from "../db/models/Listing.ts";
import { User } from "../db/models/User.ts";
import { buildListing, buildUser } from "./factories.ts";

let updateId = 3_000_000_000;

/** An update of Telegram that nobody has seen yet, and the message it is about. */
export function nextPress() {
  updateId += 1;
  return { updateId, messageId: updateId };
}

/** A buyer who has opened the chat about a listing, with its seller, who may both be written to. */
export async function buildChat(overrides: Parameters<typeof buildListing>[0] & { listing?: Listing } = {}) {
  const { listing: known, ...rest } = overrides;
  const started = { botStartedAt: new Date() };
  const buyer = await buildUser(started);
  const listing = known ?? (await buildListing({ ownerId: (await buildUser(started)).id, ...rest }));
  const seller = await User.findByPk(listing.ownerId, { rejectOnEmpty: true });
  const wish = { listingId: listing.id, chatId: buyer.telegramId!, updateId: nextPress().updateId };
  await openConversation(buyer.id, wish);
  const where = { listingId: listing.id, buyerId: buyer.id };
  const { id } = await Conversation.findOne({ where, rejectOnEmpty: true });
  return { id, buyer, seller, listing };
}
