import { Composer } from "grammy";
import type { InlineKeyboardButton } from "grammy/types";
import { chatPress, OWN_PRICE, offerPress } from "#core/market/conversations/chatButtons.ts";
import type { Conversation } from "#core/market/conversations/findConversation.ts";
import { findOffer } from "#core/market/conversations/offer.ts";
import { type Answered, answerOffer } from "#core/market/offers/answerOffer.ts";
import { findAsked, percentLess } from "#core/market/offers/makeOffer.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { priceText } from "#core/platform/i18n/priceText.ts";
import type { BotContext } from "../../chat/context.ts";
import { say, words } from "../../chat/say.ts";
import { buttonsLeft, settleNotice } from "../../chat/settleNotice.ts";
import { ASK_OFFER } from "../../scenes/askOffer.ts";
import { askOfferAgain } from "../../scenes/beginAgain.ts";
import { type OfferWish, tryOffer } from "../../scenes/tryOffer.ts";
import { find, ID, type Press, pressed, readPress, unlessAway } from "./chatButtons.ts";
import { pressOf } from "./chatDeals.ts";
import { askToGive } from "./giveAway.ts";
import { settleAgreed } from "./settleAgreed.ts";

/** Prices that two people of a conversation offer each other. */
export const offers = new Composer<BotContext>();

/** So much less may be offered with one press. */
const PERCENTS = [5, 10, 15] as const;
/** A second press within so long is the same one; later the question may be out of sight. */
const TWICE_MS = 60_000;

async function findGoing(ctx: Press, id: number): Promise<Conversation> {
  const conversation = await find(ctx, id);
  if (conversation.end) throw new RuleError(conversation.end, "The conversation is over");
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

/** What a buyer may take off with one press, as prices. */
async function choices(ctx: BotContext, { id, listingId }: Conversation): Promise<InlineKeyboardButton[][]> {
  const asked = await findAsked(listingId);
  if (asked.price === 0) return [];
  const rows = PERCENTS.map((percent) => {
    const price = priceText({ ...asked, price: percentLess(asked, percent) }, ctx.person.language);
    const text = ctx.t("button-offer-less", { price, percent });
    return [{ text, callback_data: `${chatPress.offer}${id}:${percent}` }];
  });
  return [
    ...rows,
    [{ text: ctx.t("button-offer-own"), callback_data: `${chatPress.offer}${id}:${OWN_PRICE}` }],
  ];
}

offers.callbackQuery(pressed(chatPress.offer), (ctx) =>
  unlessAway(ctx, async () => {
    const conversation = await findGoing(ctx, readPress(ctx).id);
    const rows = conversation.isSeller ? [] : await choices(ctx, conversation);
    if (rows.length === 0) return askNumber(ctx, { conversationId: conversation.id });
    await ctx.answerCallbackQuery();
    await say(ctx, "offer-choose", { listing: conversation.listingName }, rows);
  }),
);

offers.callbackQuery(new RegExp(`^${chatPress.offer}([1-9]\\d{0,8}):(\\d{1,2}|${OWN_PRICE})$`), (ctx) =>
  unlessAway(ctx, async () => {
    const { id, value } = readPress(ctx);
    const { id: conversationId } = await findGoing(ctx, id);
    if (value === OWN_PRICE) return askNumber(ctx, { conversationId });
    await ctx.answerCallbackQuery();
    const price = { percentLess: PERCENTS.find((percent) => String(percent) === value) ?? PERCENTS[0] };
    const wish = { userId: ctx.person.id, conversationId, price, ...pressOf(ctx) };
    const { key, values } = await tryOffer(wish);
    await ctx.editMessageText(words(ctx, key, values), { parse_mode: "HTML" });
  }),
);

/** What is said below an offer once it was answered, or why it can't be. */
function outcomeWords(ctx: BotContext, { offer, status, day }: Answered): string {
  const price = priceText(offer, ctx.person.language);
  // Of two buttons pressed at once the later tells what the earlier has done.
  if (day) return ctx.t("offer-agreed", { price, day });
  if (status === "declined") return ctx.t("offer-refused");
  if (status === "outdated") return ctx.t("offer-outdated");
  return ctx.t(status === "expired" ? "offer-too-late" : "offer-over");
}

/** What a seller does next with what they have agreed on. */
function agreedRows(ctx: BotContext, { conversation: { id, isSeller }, day }: Answered) {
  if (!isSeller || !day) return [];
  const button = (key: string, callback_data: string) => ({ text: ctx.t(key), callback_data });
  return [
    [
      button("button-chat-free", chatPress.free + id),
      button("button-chat-quick-sold", `${chatPress.quick}${id}:sold`),
    ],
  ];
}

const isOfAnswer = (data: string) =>
  [...Object.values(offerPress), chatPress.stay].some((press) => data.startsWith(press));

const answered = { [offerPress.accept]: "accepted", [offerPress.decline]: "declined" } as const;

type Wish = Pick<Parameters<typeof answerOffer>[1], "offerId" | "answer" | "takenFrom">;

async function answer(ctx: Press, wish: Wish): Promise<void> {
  const came = await answerOffer(ctx.person.id, { ...wish, ...pressOf(ctx) });
  if (came.holder) {
    await ctx.answerCallbackQuery();
    const { conversation, holder } = came;
    return askToGive(ctx, conversation, { press: offerPress.accept + wish.offerId, holder });
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

for (const [press, what] of Object.entries(answered)) {
  offers.callbackQuery(pressed(press), (ctx) =>
    unlessAway(ctx, () => answer(ctx, { offerId: readPress(ctx).id, answer: what })),
  );
}

offers.callbackQuery(new RegExp(`^${offerPress.accept}${ID}:${ID}$`), (ctx) =>
  unlessAway(ctx, () => {
    const { id: offerId, value } = readPress(ctx);
    return answer(ctx, { offerId, answer: "accepted", takenFrom: Number(value) });
  }),
);

offers.callbackQuery(pressed(offerPress.counter), (ctx) =>
  unlessAway(ctx, async () => {
    const { id } = readPress(ctx);
    const offer = await findOffer(id);
    if (!offer) throw new RuleError("not_found", "No such offer");
    const { id: conversationId, isSeller } = await findGoing(ctx, offer.conversationId);
    if (offer.isBySeller === isSeller) throw new RuleError("not_found", "One's own offer");
    if (offer.status !== "open") return settleNotice(ctx, ctx.t("offer-over"), isOfAnswer);
    await askNumber(ctx, { conversationId, counterTo: id });
  }),
);
