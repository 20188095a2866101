import { z } from "zod";
import { PRICE_MAX } from "#contract/limits.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { priceText } from "#core/platform/i18n/priceText.ts";
import { number, type RowOf, rows } from "#db/rows.ts";
import { transact } from "#db/sequelize.ts";
import { offerRows } from "../conversations/chatButtons.ts";
import type { Conversation } from "../conversations/findConversation.ts";
import { lockDeal } from "../conversations/lockConversation.ts";
import { findLastOffer, findOfferOfUpdate, type Offer, settleOffer } from "../conversations/offer.ts";
import { passOn, type Said } from "../conversations/passOn.ts";

/** Less than so much of what is asked is a slip of the finger or a mockery: one in ten. */
const LEAST_PART = 10;

interface Wish extends Pick<Said, "updateId" | "messageId"> {
  conversationId: number;
  /** Whole units of the listing's currency, or per cent less than it costs. */
  price: number | { percentLess: number };
  /** The one that the price was said to be in, if one was. */
  currency?: Asked["currency"] | undefined;
  /** The offer that this one answers: it must wait for its answer yet. */
  counterTo?: number | undefined;
}

const askedRow = {
  price: number,
  currency: z.enum(["UZS", "UYE"]),
};

type Asked = RowOf<typeof askedRow>;

/** The outcome; `isRepeated` when it is the offer that stands already. */
interface Made {
  conversation: Conversation;
  offer: Pick<Offer, "id" | "price" | "currency">;
  isRepeated: boolean;
}

/** Returns the price that a listing has now. */
export async function getAskedPrice(listingId: number): Promise<Asked> {
  const [asked] = await rows(askedRow, "select price, currency from listings where id = $listingId", {
    listingId,
  });
  if (!asked) throw new RuleError("not_found", "No such listing");
  return asked;
}

/** The prices that may be offered for what is asked; all are where it is to be agreed on. */
export function boundsOf({ price }: Pick<Asked, "price">): { least: number; most: number } {
  if (price === 0) return { least: 1, most: PRICE_MAX };
  return { least: Math.ceil(price / LEAST_PART), most: price };
}

/** A price so many per cent lower, rounded as people do: to two or three digits that say something. */
export function percentLess({ price }: Pick<Asked, "price">, percent: number): number {
  const exact = price * (1 - percent / 100);
  const step = 10 ** Math.max(0, Math.floor(Math.log10(exact)) - 2);
  return Math.max(1, Math.round(exact / step) * step);
}

function assertWithin(price: number, asked: Asked): void {
  const { least, most } = boundsOf(asked);
  const wrong = price < least ? "too_low" : price > most ? "too_high" : undefined;
  if (wrong)
    throw new RuleError("invalid_input", "Not a price that may be offered", { fields: { price: wrong } });
}

async function save(
  conversation: Conversation,
  price: number,
  asked: Asked,
  updateId: number,
): Promise<number> {
  const [saved] = await rows(
    { id: number },
    `insert into offers (conversation_id, is_by_seller, price, listing_price, currency, update_id)
     values ($id, $isSeller, $price, $listingPrice, $currency, $updateId) returning id`,
    {
      id: conversation.id,
      isSeller: conversation.isSeller,
      price,
      updateId,
      listingPrice: asked.price,
      currency: asked.currency,
    },
  );
  if (!saved) throw new Error("An offer was saved and is not there");
  return saved.id;
}

/** Says the offer to the other side, with the buttons that answer it. */
async function tell(
  conversation: Conversation,
  offer: Made["offer"],
  asked: Asked,
  said: Pick<Said, "updateId" | "messageId">,
) {
  const { me, other, listingNameForOther: listing } = conversation;
  const values = {
    name: me.firstName,
    listing,
    price: priceText(offer, other.language),
    asked: priceText(asked, other.language),
  };
  await passOn(
    conversation,
    { ...said, text: priceText(offer, me.language), photoFileId: null },
    { parts: [{ text: { key: "offer-made", values } }], rows: offerRows(offer.id) },
  );
}

/**
 * Offers the other side of a conversation a price for its listing. What stood open is answered by it, when it was the
 * other side's, or replaced: only the last offer waits for an answer, for a day.
 * @throws {RuleError} banned, too_many_requests, not_found when they have no part in it, not_active, blocked, conflict
 * when the other side can't be reached or (`fields.offer`) what this answers is over; invalid_input with `fields.price`
 * `too_low`, `too_high` or `other_currency`, and `negotiable` for per cent of no price.
 */
export function makeOffer(userId: number, wish: Wish): Promise<Made> {
  const { conversationId, counterTo, updateId, messageId } = wish;
  return transact(async () => {
    const conversation = await lockDeal(userId, conversationId);
    const known = await findOfferOfUpdate(updateId);
    if (known) return { conversation, offer: known, isRepeated: true };

    const asked = await getAskedPrice(conversation.listingId);
    if (typeof wish.price !== "number" && asked.price === 0) {
      throw new RuleError("invalid_input", "Nothing to take off", { fields: { price: "negotiable" } });
    }
    const price = typeof wish.price === "number" ? wish.price : percentLess(asked, wish.price.percentLess);
    const last = await findLastOffer(conversationId);
    const open = last?.status === "open" ? last : undefined;
    if (counterTo !== undefined && open?.id !== counterTo) {
      throw new RuleError("conflict", "It is answered already", { fields: { offer: "over" } });
    }
    if (wish.currency && wish.currency !== asked.currency) {
      throw new RuleError("invalid_input", "Another currency", { fields: { price: "other_currency" } });
    }
    assertWithin(price, asked);

    const isOwn = open?.isBySeller === conversation.isSeller;
    if (
      open &&
      isOwn &&
      open.price === price &&
      open.currency === asked.currency &&
      open.listingPrice === asked.price
    ) {
      return { conversation, offer: open, isRepeated: true };
    }
    if (last?.status === "expired") await settleOffer(last.id, "expired");
    if (open) await settleOffer(open.id, isOwn ? "replaced" : "countered");
    const { currency } = asked;
    const offer = { id: await save(conversation, price, asked, updateId), price, currency };
    await tell(conversation, offer, asked, { updateId, messageId });
    return { conversation, offer, isRepeated: false };
  });
}
