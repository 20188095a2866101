import { findConversation } from "#core/market/conversations/findConversation.ts";
import { boundsOf, getAskedPrice, makeOffer } from "#core/market/offers/makeOffer.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { priceText } from "#core/platform/i18n/priceText.ts";
import { refusalKey } from "#core/platform/i18n/refusalKey.ts";
import type { KeyWith, Phrase } from "#core/platform/i18n/translate.ts";

/** An offer that somebody is about to name the price of. */
export interface OfferWish {
  userId: number;
  conversationId: number;
  /** The offer that it answers. */
  counterTo?: number;
}

/** The reply: a Fluent key with its values, and whether there is nothing more to ask. */
export type Outcome = Phrase & { isOver: boolean };

const refusals: Partial<Record<RuleError["code"], KeyWith>> = {
  not_active: "offer-not-active",
  blocked: "chat-blocked",
  conflict: "chat-away",
};

/** Which prices may be offered, in the person's words. */
async function boundsFor({ userId, conversationId }: OfferWish): Promise<{ least: string; most: string }> {
  const conversation = await findConversation(conversationId, userId);
  if (!conversation) throw new RuleError("not_found", "No such conversation");
  const { currency, ...asked } = await getAskedPrice(conversation.listingId);
  const { least, most } = boundsOf(asked);
  const say = (price: number) => priceText({ price, currency }, conversation.me.language);
  return { least: say(least), most: say(most) };
}

async function refusalOf(wish: OfferWish, { code, details }: RuleError): Promise<Outcome> {
  const { price, offer } = details.fields ?? {};
  if (price === "too_low") return { key: "offer-too-low", values: await boundsFor(wish), isOver: false };
  if (price === "too_high") return { key: "offer-too-high", values: await boundsFor(wish), isOver: false };
  if (price === "other_currency")
    return { key: "offer-other-currency", values: await boundsFor(wish), isOver: false };
  if (offer === "over") return { key: "offer-over", isOver: true };
  return { key: refusals[code] ?? refusalKey(code), isOver: true } as Outcome;
}

/** Makes an offer, and says what came of it; a refusal that a person can mend isn't the end. */
export async function tryOffer({
  userId,
  ...wish
}: OfferWish & Parameters<typeof makeOffer>[1]): Promise<Outcome> {
  try {
    const { conversation, offer, isRepeated } = await makeOffer(userId, wish);
    const { me, other, listingName: listing } = conversation;
    const values = { name: other.firstName, listing, price: priceText(offer, me.language) };
    return { key: isRepeated ? "offer-sent-already" : "offer-sent", values, isOver: true };
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    return refusalOf({ userId, ...wish }, error);
  }
}
