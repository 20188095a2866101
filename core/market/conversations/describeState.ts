import { priceText } from "#core/platform/i18n/priceText.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { dayAndMonth } from "#core/platform/time/reportDay.ts";
import { Listing } from "#db/models/Listing.ts";
import type { Conversation } from "./findConversation.ts";
import { buyerOf, findHolder } from "./findHolder.ts";
import { findLastOffer, type Offer } from "./offer.ts";
import { runningReservation } from "./reservation.ts";

type Running = ReturnType<typeof runningReservation>;

async function reservedWords(
  conversation: Conversation,
  listing: Listing,
  running: Running,
): Promise<string | undefined> {
  const { me, other, isSeller } = conversation;
  if (!running) return undefined;
  if (running.buyerId !== buyerOf(conversation)) {
    const holder = isSeller ? await findHolder(conversation, listing) : undefined;
    if (!holder) return translate(me.language, "chat-state-reserved");
    return translate(me.language, "chat-state-for-buyer", { name: holder.name, day: holder.day });
  }
  const values = { name: other.firstName, day: dayAndMonth(running.until) };
  return translate(me.language, isSeller ? "chat-state-for-buyer" : "chat-state-for-you", values);
}

function offerWords(conversation: Conversation, offer: Offer, running: Running): string {
  const { me, other, isSeller } = conversation;
  // An agreement holds as long as the listing is kept for its buyer.
  const isLapsed = offer.status === "accepted" && running?.buyerId !== buyerOf(conversation);
  const status = isLapsed ? "lapsed" : offer.status;
  const values = { name: other.firstName, price: priceText(offer, me.language), status };
  const isOwn = offer.isBySeller === isSeller;
  return translate(me.language, isOwn ? "chat-state-offer-own" : "chat-state-offer", values);
}

/** How things stand in a conversation. */
interface ChatState {
  /** Lines of plain words in the language of the one who looks; empty where there is nothing to say. */
  words: string;
  /** Kept for the buyer of this conversation, or nobody knows for whom: it can be freed here. */
  isReserved: boolean;
  /** The other side's offer that waits for an answer. */
  openOffer: Offer | undefined;
}

/** Describes for whom the listing is kept, and what the last offer was and became. */
export async function describeState(conversation: Conversation): Promise<ChatState> {
  const listing = await Listing.findByPk(conversation.listingId, { rejectOnEmpty: true });
  const running = runningReservation(listing);
  const offer = await findLastOffer(conversation.id);
  const lines = [
    await reservedWords(conversation, listing, running),
    offer && offerWords(conversation, offer, running),
  ];
  const isOpen = offer?.status === "open" && offer.isBySeller !== conversation.isSeller;
  return {
    words: lines
      .filter((line) => line !== undefined)
      .map((line) => `${line}\n`)
      .join(""),
    isReserved:
      running !== undefined && (running.buyerId === null || running.buyerId === buyerOf(conversation)),
    openOffer: isOpen ? offer : undefined,
  };
}
