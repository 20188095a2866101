import type { OutgoingMessage } from "#core/platform/outbox/message.ts";
import { type QuickWord, quickAnswers, quickQuestions } from "./quickWords.ts";

type Rows = NonNullable<OutgoingMessage["buttons"]>;

/** What a press of a button below a message of a conversation asks for; the bot reads it back. */
export const chatPress = {
  enter: "chat:enter:",
  /** The words that the question replies to are for this one. */
  choose: "chat:for:",
  /** The words that the warning replies to go all the same. */
  anyway: "chat:anyway:",
  end: "chat:end:",
  block: "chat:block:",
  report: "chat:report:",
  /** Says one of the `QuickWord`s, which follows; after `reserved`, the buyer from whom the reservation is taken may. */
  quick: "chat:quick:",
  /** The listing is sold: takes it off sale; what promotes it ends only when `lost` follows, `keep` denies. */
  close: "chat:close:",
  /** The listing is kept for nobody any more. */
  free: "chat:free:",
  /** It stays kept for the other buyer, from whom it was about to be taken. */
  stay: "chat:stay:",
  /** Gives the other side one's own number: first asks, then does when its last digits follow. */
  phone: "chat:phone:",
  /** Offers a price: so many per cent less when they follow, else it is asked for. */
  offer: "chat:offer:",
} as const;

/** What a press below an offer asks for, before the offer's id; whom the reservation is taken from follows it. */
export const offerPress = {
  accept: "offer:accept:",
  decline: "offer:decline:",
  counter: "offer:counter:",
} as const;

/** Stands in a press for a price that is asked for, in place of how many per cent less. */
export const OWN_PRICE = "own";

const button = (key: string, press: string) => ({ text: { key }, callback: press });

/** Ways to be left in peace. */
export function peaceRow(conversationId: number, { canReport }: { canReport: boolean }): Rows[number] {
  return [
    button("button-chat-block", chatPress.block + conversationId),
    ...(canReport ? [button("button-chat-report", chatPress.report + conversationId)] : []),
  ];
}

const quickButton = (conversationId: number, word: QuickWord) =>
  button(`button-chat-quick-${word}`, `${chatPress.quick}${conversationId}:${word}`);
const offerButton = (key: "button-offer" | "button-offer-name", conversationId: number) =>
  button(key, chatPress.offer + conversationId);

/** What a buyer may ask with one press. */
function questionRows(conversationId: number): Rows {
  return [quickQuestions.map((word) => quickButton(conversationId, word))];
}

/** What a seller may answer with one press; to a question about the price, a price. */
export function answerRows(conversationId: number, { isAboutPrice = false } = {}): Rows {
  if (isAboutPrice) return [[offerButton("button-offer-name", conversationId)]];
  return [quickAnswers.map((word) => quickButton(conversationId, word))];
}

/** What may be done besides writing: a price to offer, a number to give. */
function dealRow(conversationId: number, { isSeller }: { isSeller: boolean }): Rows[number] {
  return [
    offerButton(isSeller ? "button-offer-name" : "button-offer", conversationId),
    button("button-chat-phone", chatPress.phone + conversationId),
  ];
}

/** The answers to an offer. */
export function offerRows(offerId: number): Rows {
  return [
    [button("button-offer-accept", offerPress.accept + offerId)],
    [
      button("button-offer-counter", offerPress.counter + offerId),
      button("button-offer-decline", offerPress.decline + offerId),
    ],
  ];
}

interface Standing {
  isSeller: boolean;
  /** The listing's link. */
  link: string;
  isReserved: boolean;
  openOffer: { id: number } | undefined;
}

/** The buttons below the card of a conversation: what is usually said, prices and numbers, and ways out. */
export function cardRows(conversationId: number, { isSeller, link, isReserved, openOffer }: Standing): Rows {
  const keep = isReserved
    ? button("button-chat-free", chatPress.free + conversationId)
    : quickButton(conversationId, "reserved");
  return [
    ...(openOffer ? offerRows(openOffer.id) : []),
    ...(isSeller ? [[keep, quickButton(conversationId, "sold")]] : questionRows(conversationId)),
    dealRow(conversationId, { isSeller }),
    [
      { text: { key: "button-chat-listing" }, app: "market", startParam: `product_${link}` },
      button("button-chat-end", chatPress.end + conversationId),
    ],
    peaceRow(conversationId, { canReport: !isSeller }),
  ];
}

/** The buttons below what the other side said: a row, or two where three would be too narrow. */
export function chatButtons(conversationId: number, can: { canReport: boolean }): Rows {
  const reply = button("button-chat-reply", chatPress.enter + conversationId);
  const peace = peaceRow(conversationId, can);
  return peace.length > 1 ? [[reply], peace] : [[reply, ...peace]];
}
