import { chatPress, OWN_PRICE, offerPress } from "#core/market/conversations/chatButtons.ts";

/** The beginning of the press that asks again for the number that a code was asked for with. */
export const CODE_AGAIN = "code:again:";

/** The press that asks for the number again, by what it is for. */
export const askPhoneAgain = (purpose: string | { conversationId: number }): string =>
  typeof purpose === "string" ? CODE_AGAIN + purpose : chatPress.phone + purpose.conversationId;

/** The press that asks for the price again. */
export const askOfferAgain = ({
  conversationId,
  counterTo,
}: {
  conversationId: number;
  counterTo?: number | undefined;
}): string =>
  counterTo ? offerPress.counter + counterTo : `${chatPress.offer}${conversationId}:${OWN_PRICE}`;
