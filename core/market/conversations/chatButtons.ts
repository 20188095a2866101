import { blockReasons, reportReasons } from "#contract/reasons.ts";
import type { MessageKey } from "#core/platform/i18n/translate.ts";
import type { OutgoingMessage } from "#core/platform/outbox/message.ts";
import { idPart, oneOf, optional, type PressData, press, textPart } from "#core/platform/telegram/press.ts";
import { type QuickWord, quickAnswers, quickQuestions } from "./quickWords.ts";

type Rows = NonNullable<OutgoingMessage["buttons"]>;

/** Presses below messages of a conversation; each names the conversation first. */
export const chatPress = {
  enter: press("chat:enter", idPart),
  /** The words that the question replies to are for this one. */
  choose: press("chat:for", idPart),
  /** The words that the warning replies to go all the same. */
  anyway: press("chat:anyway", idPart),
  /** The words that the warning replies to don't go. */
  drop: press("chat:drop"),
  end: press("chat:end", idPart),
  block: press("chat:block", idPart, optional(oneOf(blockReasons))),
  report: press("chat:report", idPart, optional(oneOf(reportReasons))),
  /** Says one of the `QuickWord`s, which follows; after `reserved`, the buyer from whom the reservation is taken may. */
  quick: press("chat:quick", idPart, oneOf([...quickQuestions, ...quickAnswers]), optional(idPart)),
  /** The listing is sold: takes it off sale; what promotes it ends only when `lost` follows, `keep` denies. */
  close: press("chat:close", idPart, optional(oneOf(["lost", "keep"]))),
  /** The listing is kept for nobody any more. */
  free: press("chat:free", idPart),
  /** It stays kept for the other buyer, from whom it was about to be taken. */
  stay: press("chat:stay", idPart),
  /** Gives the other side one's own number: first asks, then does when its last digits follow. */
  phone: press("chat:phone", idPart, optional(textPart(/^\d{1,4}$/))),
  /** Offers a price: so many per cent less, or an own price that is asked for; without either, it is chosen first. */
  offer: press("chat:offer", idPart, optional(textPart(/^(?:\d{1,2}|own)$/))),
  /** Leaves a question about a conversation unanswered. */
  cancel: press("chat:cancel"),
};

/** Presses below an offer, by its id; with acceptance goes the buyer from whom the reservation is taken. */
export const offerPress = {
  accept: press("offer:accept", idPart, optional(idPart)),
  decline: press("offer:decline", idPart),
  counter: press("offer:counter", idPart),
};

const button = (key: MessageKey, callback: PressData) => ({ text: { key }, callback });

/** Ways to be left in peace. */
function blockRow(conversationId: number, { canReport }: { canReport: boolean }): Rows[number] {
  return [
    button("button-chat-block", chatPress.block.pack(conversationId)),
    ...(canReport ? [button("button-chat-report", chatPress.report.pack(conversationId))] : []),
  ];
}

const quickButton = (conversationId: number, word: QuickWord) =>
  button(`button-chat-quick-${word}`, chatPress.quick.pack(conversationId, word));
const offerButton = (key: "button-offer" | "button-offer-name", conversationId: number) =>
  button(key, chatPress.offer.pack(conversationId));

/** Questions that a buyer may ask with one press. */
function questionRows(conversationId: number): Rows {
  return [quickQuestions.map((word) => quickButton(conversationId, word))];
}

/** Answers that a seller may give with one press; to a question about the price, a price. */
export function answerRows(conversationId: number, { isAboutPrice = false } = {}): Rows {
  if (isAboutPrice) return [[offerButton("button-offer-name", conversationId)]];
  return [quickAnswers.map((word) => quickButton(conversationId, word))];
}

/** Acts besides writing: offering a price, giving one's number. */
function dealRow(conversationId: number, { isSeller }: { isSeller: boolean }): Rows[number] {
  return [
    offerButton(isSeller ? "button-offer-name" : "button-offer", conversationId),
    button("button-chat-phone", chatPress.phone.pack(conversationId)),
  ];
}

/** The answers to an offer. */
export function offerRows(offerId: number): Rows {
  return [
    [button("button-offer-accept", offerPress.accept.pack(offerId))],
    [
      button("button-offer-counter", offerPress.counter.pack(offerId)),
      button("button-offer-decline", offerPress.decline.pack(offerId)),
    ],
  ];
}

interface Standing {
  isSeller: boolean;
  /** The listing's link. */
  link: string;
  isOnSale: boolean;
  isReserved: boolean;
  openOffer: { id: number } | undefined;
}

/** The buttons below the card of a conversation: what is usually said, prices and numbers, and ways out. After the sale only the ways out are left. */
export function cardRows(
  conversationId: number,
  { isSeller, link, isOnSale, isReserved, openOffer }: Standing,
): Rows {
  const keep = isReserved
    ? button("button-chat-free", chatPress.free.pack(conversationId))
    : quickButton(conversationId, "reserved");
  const deals = [
    ...(openOffer ? offerRows(openOffer.id) : []),
    ...(isSeller ? [[keep, quickButton(conversationId, "sold")]] : questionRows(conversationId)),
    dealRow(conversationId, { isSeller }),
  ];
  return [
    ...(isOnSale ? deals : []),
    [
      { text: { key: "button-chat-listing" }, app: "market", startParam: `product_${link}` },
      button("button-chat-end", chatPress.end.pack(conversationId)),
    ],
    blockRow(conversationId, { canReport: !isSeller }),
  ];
}

/** The buttons below what the other side said: a row, or two where three would be too narrow. */
export function chatButtons(conversationId: number, can: { canReport: boolean }): Rows {
  const reply = button("button-chat-reply", chatPress.enter.pack(conversationId));
  const peace = blockRow(conversationId, can);
  return peace.length > 1 ? [[reply], peace] : [[reply, ...peace]];
}
