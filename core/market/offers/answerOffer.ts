import { RuleError } from "#core/platform/errors/RuleError.ts";
import { priceText } from "#core/platform/i18n/priceText.ts";
import { Priority } from "#core/platform/outbox/message.ts";
import { queueToUser } from "#core/platform/outbox/queueMessage.ts";
import { dayAndMonth } from "#core/platform/time/reportDay.ts";
import { Listing } from "#db/models/Listing.ts";
import { transact } from "#db/sequelize.ts";
import { chatPress } from "../conversations/chatButtons.ts";
import type { Conversation } from "../conversations/findConversation.ts";
import { buyerOf, findHolder, type Holder } from "../conversations/findHolder.ts";
import { lockDeal } from "../conversations/lockConversation.ts";
import { findOffer, type Offer, type OfferStatus, settleOffer } from "../conversations/offer.ts";
import { passOn, type Said } from "../conversations/passOn.ts";
import { keepFor, runningReservation } from "../conversations/reservation.ts";

/**
 * Tells a seller, once an offer, that its buyer would take the price while the listing is kept for another, with a way to
 * give it to them. In the caller's transaction.
 */
async function tellWanted(
  { id, me, other, listingNameForOther: listing }: Conversation,
  offer: Offer,
): Promise<void> {
  const values = { name: me.firstName, listing, price: priceText(offer, other.language) };
  await queueToUser(other.userId, {
    conversationId: id,
    cause: `offer-wanted:${offer.id}`,
    priority: Priority.answer,
    message: {
      text: { key: "offer-wanted", values },
      buttons: [
        [{ text: { key: "button-chat-quick-reserved" }, callback: chatPress.quick.pack(id, "reserved") }],
        [{ text: { key: "button-chat-reply" }, callback: chatPress.enter.pack(id) }],
      ],
    },
  });
}

interface Answer extends Pick<Said, "updateId" | "messageId"> {
  offerId: number;
  answer: "accepted" | "declined";
  /** The buyer from whom the seller has agreed to take the reservation. */
  takenFrom?: number | undefined;
}

/**
 * The outcome of an answer: the offer has this answer now (`isDone`, also when it had it from the same side before), or
 * has another status. `reserved`: it stays open, as the listing is kept for another buyer (`holder`); the seller is to be
 * asked whether to give it away.
 */
export interface Answered {
  conversation: Conversation;
  offer: Offer;
  status: OfferStatus | "reserved";
  isDone: boolean;
  /** Day and month till which the listing is kept, of an accepted one. */
  day?: string;
  holder?: Holder;
}

/** The answer that it had before; an agreement holds as long as the listing is kept. */
async function answerAgain(
  conversation: Conversation,
  offer: Offer,
  answer: Answer["answer"],
): Promise<Answered> {
  const { status } = offer;
  const isDone = status === answer;
  if (status !== "accepted") return { conversation, offer, status, isDone };
  const running = runningReservation(await Listing.findByPk(conversation.listingId, { rejectOnEmpty: true }));
  if (running?.buyerId !== buyerOf(conversation)) return { conversation, offer, status, isDone: false };
  return { conversation, offer, status, isDone, day: dayAndMonth(running.until) };
}

/**
 * Refuses to take what is kept for another: a buyer never does, and the seller hears that somebody would have it, once an
 * offer; a seller only from whom they have said (`takenFrom`).
 */
async function refuseTaking(
  conversation: Conversation,
  offer: Offer,
  listing: Listing,
  takenFrom: number | undefined,
): Promise<Answered | undefined> {
  const running = runningReservation(listing);
  if (!running || running.buyerId === buyerOf(conversation)) return undefined;
  const refused: Answered = { conversation, offer, status: "reserved", isDone: false };
  if (!conversation.isSeller) {
    await tellWanted(conversation, offer);
    return refused;
  }
  const holder = await findHolder(conversation, listing);
  return holder && holder.buyerId !== takenFrom ? { ...refused, holder } : undefined;
}

/** Locks the listing that an offer is for; undefined when it costs something else by now. */
async function lockListing({ listingId }: Conversation, offer: Offer): Promise<Listing | undefined> {
  const listing = await Listing.findByPk(listingId, { lock: true, rejectOnEmpty: true });
  if (listing.status !== "active") throw new RuleError("not_active", "It isn't on sale any more");
  const isSame = listing.price === offer.listingPrice && listing.currency === offer.currency;
  return isSame ? listing : undefined;
}

/** Tells who made the offer what its answer is. */
async function tell(
  conversation: Conversation,
  offer: Offer,
  said: Said,
  day: string | undefined,
): Promise<void> {
  const { me, other, listingNameForOther: listing } = conversation;
  const values = {
    name: me.firstName,
    listing,
    price: priceText(offer, other.language),
    ...(day && { day }),
  };
  const text = { key: day ? "offer-accepted" : "offer-declined", values } as const;
  await passOn(conversation, said, { parts: [{ text }], rows: [] });
}

/**
 * Answers the other side's offer, the last of its conversation, once: an accepted one keeps the listing for the buyer.
 * Only the seller moves the reservation from another buyer, whom they name then.
 * @throws {RuleError} banned, too_many_requests, not_found for one's own and for offers of others' conversations,
 * not_active, blocked, conflict when the other side can't be reached.
 */
export function answerOffer(
  userId: number,
  { offerId, answer, takenFrom, ...press }: Answer,
): Promise<Answered> {
  return transact(async () => {
    const named = await findOffer(offerId);
    if (!named) throw new RuleError("not_found", "No such offer");
    const conversation = await lockDeal(userId, named.conversationId);
    // It may have been answered while the conversation was waited for.
    const offer = (await findOffer(offerId)) ?? named;
    if (offer.isBySeller === conversation.isSeller) throw new RuleError("not_found", "One's own offer");
    if (offer.status === "accepted" || offer.status === "declined") {
      return answerAgain(conversation, offer, answer);
    }
    if (offer.status !== "open") return { conversation, offer, status: offer.status, isDone: false };

    const listing = await lockListing(conversation, offer);
    if (!listing) {
      await settleOffer(offerId, "outdated");
      return { conversation, offer, status: "outdated", isDone: false };
    }
    const refused =
      answer === "accepted" ? await refuseTaking(conversation, offer, listing, takenFrom) : undefined;
    if (refused) return refused;
    if (!(await settleOffer(offerId, answer))) {
      return { conversation, offer, status: "expired", isDone: false };
    }
    const day =
      answer === "accepted" ? dayAndMonth(await keepFor(listing, buyerOf(conversation))) : undefined;
    const said = { ...press, text: priceText(offer, conversation.me.language), photoFileId: null };
    await tell(conversation, offer, said, day);
    return { conversation, offer, status: answer, isDone: true, ...(day && { day }) };
  });
}
