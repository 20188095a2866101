import { priceText } from "#core/bot/priceText.ts";
import type { Conversation } from "#core/conversations/findConversation.ts";
import { holdConversation } from "#core/conversations/holdConversation.ts";
import { passOn, type Said } from "#core/conversations/passOn.ts";
import { RuleError } from "#core/errors.ts";
import { keepFor } from "#core/listings/reservation.ts";
import { dayAndMonth } from "#core/reportDay.ts";
import { Listing } from "#db/models/Listing.ts";
import { transact } from "#db/sequelize.ts";
import { findOffer, type Offer, type OfferStatus, settleOffer } from "./offer.ts";

interface Answer extends Pick<Said, "updateId" | "messageId"> {
  offerId: number;
  answer: "accepted" | "declined";
}

/** What became of the offer: `accepted` or `declined` now (`isDone`), or what it was or has come to be before. */
export interface Answered {
  conversation: Conversation;
  offer: Offer;
  status: OfferStatus;
  isDone: boolean;
  /** Day and month till which the listing is kept, of an offer accepted now. */
  day?: string;
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
  const text = { key: day ? "offer-accepted" : "offer-declined", values };
  await passOn(conversation, said, { parts: [{ text }], rows: [] });
}

/**
 * Answers the other side's offer, the last of its conversation, once: an accepted one keeps the listing for the buyer.
 * @throws {RuleError} banned, too_many_requests, not_found for one's own and for offers of others' conversations,
 * not_active, blocked, conflict when the other side can't be reached.
 */
export function answerOffer(userId: number, { offerId, answer, ...press }: Answer): Promise<Answered> {
  return transact(async () => {
    const named = await findOffer(offerId);
    if (!named) throw new RuleError("not_found", "No such offer");
    const conversation = await holdConversation(userId, named.conversationId);
    // It may have been answered while the conversation was waited for.
    const offer = (await findOffer(offerId)) ?? named;
    if (offer.isBySeller === conversation.isSeller) throw new RuleError("not_found", "One's own offer");
    if (offer.status !== "open") return { conversation, offer, status: offer.status, isDone: false };

    const listing = await lockListing(conversation, offer);
    if (!listing) {
      await settleOffer(offerId, "outdated");
      return { conversation, offer, status: "outdated", isDone: false };
    }
    if (!(await settleOffer(offerId, answer))) {
      return { conversation, offer, status: "expired", isDone: false };
    }
    const { me, other, isSeller } = conversation;
    const buyerId = isSeller ? other.userId : me.userId;
    const day = answer === "accepted" ? dayAndMonth(await keepFor(listing, buyerId)) : undefined;
    const said = { ...press, text: priceText(offer, me.language), photoFileId: null };
    await tell(conversation, offer, said, day);
    return { conversation, offer, status: answer, isDone: true, ...(day && { day }) };
  });
}
