import { Composer } from "grammy";
import { chatPress } from "#core/market/conversations/chatButtons.ts";
import type { Conversation } from "#core/market/conversations/findConversation.ts";
import { findProvenPhone, giveNumber } from "#core/market/conversations/giveNumber.ts";
import { type QuickWord, quickAnswers, quickQuestions } from "#core/market/conversations/quickWords.ts";
import { reserveListing } from "#core/market/conversations/reserveListing.ts";
import { sayQuick } from "#core/market/conversations/sayQuick.ts";
import { ownerPress } from "#core/market/notices/ownerNotice.ts";
import { hasOwnPromoted } from "#core/market/promotions/hasOwnPromoted.ts";
import { closeListing } from "#core/market/selling/closeListing.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import type { BotContext } from "../../chat/context.ts";
import { say } from "../../chat/say.ts";
import { settleNotice } from "../../chat/settleNotice.ts";
import { askForNumber } from "../../scenes/askForNumber.ts";
import { SHARE_PHONE } from "../../scenes/sharePhone.ts";
import {
  find,
  ID,
  namesOf,
  type Press,
  pressed,
  pressedWith,
  readPress,
  settle,
  unlessAway,
} from "./chatButtons.ts";
import { askToGive, giveAway, settleGiven } from "./giveAway.ts";
import { settleAgreed } from "./settleAgreed.ts";

/** Presses that say the usual, keep or close the listing, and give one's number. */
export const chatDeals = new Composer<BotContext>();
chatDeals.use(giveAway);

const words = [...quickQuestions, ...quickAnswers];

/** Where a press comes from: the update, and the message it stands under. */
export const pressOf = (ctx: Press) => ({
  updateId: ctx.update.update_id,
  messageId: ctx.callbackQuery.message?.message_id ?? 0,
});

const LOST = "lost";
const KEEP = "keep";

/** The question whether to take off sale what is sold; of what is promoted it says what is lost, and may be denied. */
async function closeQuestion(ctx: Press, { id, listingId }: Conversation) {
  const press = chatPress.close + id;
  if (!(await hasOwnPromoted(ctx.person.id, listingId))) {
    return { key: "chat-sold-ask", rows: [[{ text: ctx.t("button-chat-close"), callback_data: press }]] };
  }
  const choice = [
    [{ text: ctx.t("button-sold-anyway"), callback_data: `${press}:${LOST}` }],
    [{ text: ctx.t("button-keep-selling"), callback_data: `${press}:${KEEP}` }],
  ];
  return { key: "chat-sold-ask-promoted", rows: choice };
}

/** What else a seller may want to do once they have said it. */
async function followUp(ctx: Press, id: number, word: string): Promise<void> {
  if (word !== "sold") return;
  const conversation = await find(ctx, id);
  const { key, rows } = await closeQuestion(ctx, conversation);
  await say(ctx, key, namesOf(conversation), rows);
}

async function saySaid(ctx: Press, conversationId: number, word: QuickWord, takenFrom?: number) {
  const chatId = ctx.from.id;
  const wish = { conversationId, word, chatId, takenFrom, ...pressOf(ctx) };
  const { conversation, isRepeated, holder } = await sayQuick(ctx.person.id, wish);
  if (holder) {
    await ctx.answerCallbackQuery();
    const press = `${chatPress.quick}${conversationId}:${word}`;
    return askToGive(ctx, conversation, { press, holder });
  }
  if (takenFrom !== undefined) {
    await settleAgreed(ctx, conversation.listingId, takenFrom);
    return settleGiven(ctx, conversation);
  }
  const key = isRepeated ? "chat-sent-already" : "chat-quick-sent";
  await ctx.answerCallbackQuery({ text: ctx.t(key, namesOf(conversation)) });
  if (!isRepeated) await followUp(ctx, conversationId, word);
}

chatDeals.callbackQuery(pressedWith(chatPress.quick, words), (ctx) =>
  unlessAway(ctx, () => {
    const { id, value } = readPress(ctx);
    return saySaid(ctx, id, words.find((known) => known === value) ?? "available");
  }),
);

chatDeals.callbackQuery(new RegExp(`^${chatPress.quick}${ID}:reserved:${ID}$`), (ctx) =>
  unlessAway(ctx, () => {
    const { id, value } = readPress(ctx);
    return saySaid(ctx, id, "reserved", Number(value));
  }),
);

async function close(ctx: Press, conversation: Conversation): Promise<void> {
  const { listingId: id } = conversation;
  try {
    await closeListing(ctx.person.id, { id, reason: "SoldHere" });
  } catch (error) {
    if (!(error instanceof RuleError && error.code === "conflict")) throw error;
  }
  const undo = { text: ctx.t("button-undo-sold"), callback_data: ownerPress.reopen + id };
  await settle(ctx, "chat-closed", namesOf(conversation), [[undo]]);
}

chatDeals.callbackQuery(pressed(chatPress.close), async (ctx) => {
  const conversation = await find(ctx, readPress(ctx).id);
  const { key, rows } = await closeQuestion(ctx, conversation);
  // It may be promoted since it was asked about.
  if (key === "chat-sold-ask-promoted") await settle(ctx, key, namesOf(conversation), rows);
  else await close(ctx, conversation);
});

chatDeals.callbackQuery(pressedWith(chatPress.close, [LOST]), async (ctx) => {
  await close(ctx, await find(ctx, readPress(ctx).id));
});

chatDeals.callbackQuery(pressedWith(chatPress.close, [KEEP]), async (ctx) => {
  const conversation = await find(ctx, readPress(ctx).id);
  // "Sold" is said once below a message: closing stays at hand.
  const close = { text: ctx.t("button-chat-close"), callback_data: chatPress.close + conversation.id };
  await settle(ctx, "chat-kept-on-sale", namesOf(conversation), [[close]]);
});

chatDeals.callbackQuery(pressed(chatPress.free), async (ctx) => {
  const { listingId: id, other } = await find(ctx, readPress(ctx).id);
  // The card may be older than a reservation for another buyer.
  const wish = { id, isReserved: false, ofBuyerId: other.userId };
  const { reservedUntil } = await reserveListing(ctx.person.id, wish);
  await settleNotice(ctx, ctx.t(reservedUntil ? "chat-freed-other" : "chat-freed"));
});

chatDeals.callbackQuery(pressed(chatPress.phone), (ctx) =>
  unlessAway(ctx, async () => {
    const conversation = await find(ctx, readPress(ctx).id);
    if (conversation.end) throw new RuleError(conversation.end, "The conversation is over");
    await ctx.answerCallbackQuery();
    if (await askForNumber(ctx, conversation)) return;
    await ctx.conversation.exitAll();
    await ctx.conversation.enter(SHARE_PHONE, ctx.person.language, { conversationId: conversation.id });
  }),
);

chatDeals.callbackQuery(new RegExp(`^${chatPress.phone}([1-9]\\d{0,8}):(\\d{1,4})$`), (ctx) =>
  unlessAway(ctx, async () => {
    const { id, value: lastDigits } = readPress(ctx);
    const proven = await findProvenPhone(ctx.person.id);
    // They were asked about another number than they have by now.
    if (proven?.lastDigits !== lastDigits) {
      await ctx.answerCallbackQuery({ text: ctx.t("button-outdated"), show_alert: true });
      return;
    }
    const consent = { conversationId: id, lastDigits, ...pressOf(ctx) };
    const { conversation, phone, isRepeated } = await giveNumber(ctx.person.id, consent);
    if (isRepeated) await ctx.answerCallbackQuery({ text: ctx.t("chat-sent-already") });
    else await settle(ctx, "chat-phone-given", { ...namesOf(conversation), phone });
  }),
);
