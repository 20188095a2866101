import { priceText } from "#core/bot/priceText.ts";
import { translate } from "#core/i18n/translate.ts";
import { runningReservation } from "#core/listings/reservation.ts";
import { findLastOffer, type Offer } from "#core/offers/offer.ts";
import { dayAndMonth } from "#core/reportDay.ts";
import { Listing } from "#db/models/Listing.ts";
import type { Conversation } from "./findConversation.ts";

function reservedWords({ me, other, isSeller }: Conversation, listing: Listing): string | undefined {
  const running = runningReservation(listing);
  if (!running) return undefined;
  const isHere = running.buyerId === (isSeller ? other.userId : me.userId);
  if (!isHere) return translate(me.language, "chat-state-reserved");
  const values = { name: other.firstName, day: dayAndMonth(running.until) };
  return translate(me.language, isSeller ? "chat-state-for-buyer" : "chat-state-for-you", values);
}

function offerWords({ me, other, isSeller }: Conversation, offer: Offer): string {
  const values = { name: other.firstName, price: priceText(offer, me.language), status: offer.status };
  const isOwn = offer.isBySeller === isSeller;
  return translate(me.language, isOwn ? "chat-state-offer-own" : "chat-state-offer", values);
}

/** How things stand in a conversation. */
export interface ChatState {
  /** Lines of plain words in the language of the one who looks; empty where there is nothing to say. */
  words: string;
  isReserved: boolean;
  /** The other side's offer that waits for an answer. */
  openOffer: Offer | undefined;
}

/** Describes for whom the listing is kept, and what the last offer was and became. */
export async function describeState(conversation: Conversation): Promise<ChatState> {
  const listing = await Listing.findByPk(conversation.listingId, { rejectOnEmpty: true });
  const offer = await findLastOffer(conversation.id);
  const lines = [reservedWords(conversation, listing), offer && offerWords(conversation, offer)];
  const isOpen = offer?.status === "open" && offer.isBySeller !== conversation.isSeller;
  return {
    words: lines
      .filter((line) => line !== undefined)
      .map((line) => `${line}\n`)
      .join(""),
    isReserved: runningReservation(listing) !== undefined,
    openOffer: isOpen ? offer : undefined,
  };
}
