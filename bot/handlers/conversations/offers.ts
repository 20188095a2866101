import type { InlineKeyboardButton } from "grammy/types";
import { chatPress, offerPress } from "#core/market/conversations/chatButtons.ts";
import type { Conversation } from "#core/market/conversations/findConversation.ts";
import { assertOnSale } from "#core/market/conversations/lockConversation.ts";
import { findOffer } from "#core/market/conversations/offer.ts";
import { type Answered, answerOffer } from "#core/market/offers/answerOffer.ts";
import { getAskedPrice, percentLess } from "#core/market/offers/makeOffer.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { priceText } from "#core/platform/i18n/priceText.ts";
import { translatePhrase } from "#core/platform/i18n/translate.ts";
import { escapePhrase } from "#core/platform/telegram/escapeHtml.ts";
import { isOneOf, pressButton } from "#core/platform/telegram/press.ts";
import type { BotContext } from "../../chat/context.ts";
import { Feature } from "../../chat/feature.ts";
import { say } from "../../chat/say.ts";
import { buttonsLeft, settleNotice } from "../../chat/settleNotice.ts";
import { ASK_OFFER } from "../../scenes/askOffer.ts";
import { askOfferAgain } from "../../scenes/beginAgain.ts";
import { type OfferWish, tryOffer } from "../../scenes/tryOffer.ts";
import { find, type Press, unlessUnreachable } from "./chatButtons.ts";
import { pressOf } from "./chatDeals.ts";
import { askToGive } from "./giveAway.ts";
import { settleAgreed } from "./settleAgreed.ts";

/** Prices that two people of a conversation offer each other. */
export const offers = new Feature("offers");

/** Discounts that may be offered with one press. */
const PERCENTS = [5, 10, 15] as const;
/** A second press within so long is the same one; later the question may be out of sight. */
const TWICE_MS = 60_000;

async function findGoing(ctx: Press, id: number): Promise<Conversation> {
  const conversation = await find(ctx, id);
  if (conversation.end) throw new RuleError(conversation.end, "The conversation is over");
  assertOnSale(conversation);
  return conversation;
}

/** Answers the press, and asks for a price; pressed twice it asks once, as two questions would wait for two answers. */
async function askNumber(ctx: Press, wish: Omit<OfferWish, "userId">): Promise<void> {
  const press = askOfferAgain(wish);
  const session = await ctx.session;
  const { askedPrice: last } = session;
  const isTwice = last?.press === press && Date.now() - last.at < TWICE_MS;
  if (isTwice && ctx.conversation.active(ASK_OFFER) > 0) {
    return void (await ctx.answerCallbackQuery({ text: ctx.t("offer-asked-already") }));
  }
  await ctx.answerCallbackQuery();
  ctx.session = { ...session, askedPrice: { press, at: Date.now() } };
  await ctx.conversation.exitAll();
  await ctx.conversation.enter(ASK_OFFER, ctx.person.language, { userId: ctx.person.id, ...wish });
}

/** Buttons with the prices that a buyer may offer with one press. */
async function choices(ctx: BotContext, { id, listingId }: Conversation): Promise<InlineKeyboardButton[][]> {
  const asked = await getAskedPrice(listingId);
  if (asked.price === 0) return [];
  const rows = PERCENTS.map((percent) => {
    const price = priceText({ ...asked, price: percentLess(asked, percent) }, ctx.person.language);
    const text = ctx.t("button-offer-less", { price, percent });
    return [pressButton(text, chatPress.offer.pack(id, String(percent)))];
  });
  return [...rows, [pressButton(ctx.t("button-offer-own"), chatPress.offer.pack(id, "own"))]];
}

/** Lets a buyer choose a price with one press; a seller, or whoever can't be given any to choose, names one. */
async function offerChoice(ctx: Press, conversation: Conversation): Promise<void> {
  const rows = conversation.isSeller ? [] : await choices(ctx, conversation);
  if (rows.length === 0) return askNumber(ctx, { conversationId: conversation.id });
  await ctx.answerCallbackQuery();
  await say(ctx, "offer-choose", { listing: conversation.listingName }, rows);
}

offers.press(chatPress.offer, (ctx, id, less) =>
  unlessUnreachable(ctx, async () => {
    const conversation = await findGoing(ctx, id);
    if (less === undefined) return offerChoice(ctx, conversation);
    const { id: conversationId } = conversation;
    if (less === "own") return askNumber(ctx, { conversationId });
    await ctx.answerCallbackQuery();
    const price = { percentLess: PERCENTS.find((percent) => String(percent) === less) ?? PERCENTS[0] };
    const wish = { userId: ctx.person.id, conversationId, price, ...pressOf(ctx) };
    const said = escapePhrase(await tryOffer(wish));
    await ctx.editMessageText(translatePhrase(ctx.person.language, said), { parse_mode: "HTML" });
  }),
);

/** The words below an offer once it was answered, or why it can't be. */
function outcomeWords(ctx: BotContext, { offer, status, day }: Answered): string {
  const price = priceText(offer, ctx.person.language);
  // When two buttons are pressed at once, the later press tells what the earlier one has done.
  if (day) return ctx.t("offer-agreed", { price, day });
  if (status === "declined") return ctx.t("offer-refused");
  if (status === "outdated") return ctx.t("offer-outdated");
  return ctx.t(status === "expired" ? "offer-too-late" : "offer-over");
}

/** Buttons for a seller's next step after an agreement. */
function agreedRows(ctx: BotContext, { conversation: { id, isSeller }, day }: Answered) {
  if (!isSeller || !day) return [];
  return [
    [
      pressButton(ctx.t("button-chat-free"), chatPress.free.pack(id)),
      pressButton(ctx.t("button-chat-quick-sold"), chatPress.quick.pack(id, "sold")),
    ],
  ];
}

const isOfAnswer = (data: string) => isOneOf([...Object.values(offerPress), chatPress.stay], data);

type Wish = Pick<Parameters<typeof answerOffer>[1], "offerId" | "answer" | "takenFrom">;

async function answer(ctx: Press, wish: Wish): Promise<void> {
  const came = await answerOffer(ctx.person.id, { ...wish, ...pressOf(ctx) });
  if (came.holder) {
    await ctx.answerCallbackQuery();
    const { conversation, holder } = came;
    const give = offerPress.accept.pack(wish.offerId, holder.buyerId);
    return askToGive(ctx, conversation, { give, holder });
  }
  // It can still be accepted should the listing be freed: its buttons stay.
  if (came.status === "reserved") {
    await ctx.answerCallbackQuery({ text: ctx.t("offer-reserved"), show_alert: true });
    return;
  }
  if (wish.takenFrom) await settleAgreed(ctx, came.conversation.listingId, wish.takenFrom);
  await settleNotice(ctx, outcomeWords(ctx, came), isOfAnswer, [
    ...buttonsLeft(ctx, isOfAnswer),
    ...agreedRows(ctx, came),
  ]);
}

offers.press(offerPress.accept, (ctx, offerId, takenFrom) =>
  unlessUnreachable(ctx, () => answer(ctx, { offerId, answer: "accepted", ...(takenFrom && { takenFrom }) })),
);

offers.press(offerPress.decline, (ctx, offerId) =>
  unlessUnreachable(ctx, () => answer(ctx, { offerId, answer: "declined" })),
);

offers.press(offerPress.counter, (ctx, id) =>
  unlessUnreachable(ctx, async () => {
    const offer = await findOffer(id);
    if (!offer) throw new RuleError("not_found", "No such offer");
    const { id: conversationId, isSeller } = await findGoing(ctx, offer.conversationId);
    if (offer.isBySeller === isSeller) throw new RuleError("not_found", "One's own offer");
    if (offer.status !== "open") return settleNotice(ctx, ctx.t("offer-over"), isOfAnswer);
    await askNumber(ctx, { conversationId, counterTo: id });
  }),
);
