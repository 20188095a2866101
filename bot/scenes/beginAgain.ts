import { chatPress, offerPress } from "#core/market/conversations/chatButtons.ts";
import { type PressData, press, textPart } from "#core/platform/telegram/press.ts";

/** The name of a request for a code in its link. */
export const NONCE = /^[A-Za-z0-9-]{1,50}$/;

/** The press that asks again for the number that a code was asked for with. */
export const codeAgainPress = press("code:again", textPart(NONCE));

/** The press that asks for the number again, by what it is for. */
export const askPhoneAgain = (purpose: string | { conversationId: number }): PressData =>
  typeof purpose === "string" ? codeAgainPress.pack(purpose) : chatPress.phone.pack(purpose.conversationId);

/** The press that asks for the price again. */
export const askOfferAgain = ({
  conversationId,
  counterTo,
}: {
  conversationId: number;
  counterTo?: number | undefined;
}): PressData =>
  counterTo ? offerPress.counter.pack(counterTo) : chatPress.offer.pack(conversationId, "own");
