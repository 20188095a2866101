import { chatPress } from "#core/market/conversations/chatButtons.ts";
import type { Conversation } from "#core/market/conversations/findConversation.ts";
import { findProvenPhone, giveNumber } from "#core/market/conversations/giveNumber.ts";
import type { QuickWord } from "#core/market/conversations/quickWords.ts";
import { reserveListing } from "#core/market/conversations/reserveListing.ts";
import { sayQuick } from "#core/market/conversations/sayQuick.ts";
import { ownerPress } from "#core/market/notices/ownerNotice.ts";
import { hasOwnPromoted } from "#core/market/promotions/hasOwnPromoted.ts";
import { closeListing } from "#core/market/selling/closeListing.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { pressButton } from "#core/platform/telegram/press.ts";
import { Feature } from "../../chat/feature.ts";
import { settleWords } from "../../chat/replaceWords.ts";
import { say } from "../../chat/say.ts";
import { settleNotice } from "../../chat/settleNotice.ts";
import { askForNumber } from "../../scenes/askForNumber.ts";
import { SHARE_PHONE } from "../../scenes/sharePhone.ts";
import { find, namesOf, type Press, unlessUnreachable } from "./chatButtons.ts";
import { askToGive, settleGiven } from "./giveAway.ts";
import { settleAgreed } from "./settleAgreed.ts";

/** Presses that say the usual, keep or close the listing, and give one's number. */
export const chatDeals = new Feature("chatDeals");

/** Where a press comes from: the update, and the message it stands under. */
export const pressOf = (ctx: Press) => ({
  updateId: ctx.update.update_id,
  messageId: ctx.callbackQuery.message?.message_id ?? 0,
});

/** The question whether to take off sale what is sold; of what is promoted it says what is lost, and may be denied. */
async function closeQuestion(ctx: Press, { id, listingId }: Conversation) {
  if (!(await hasOwnPromoted(ctx.person.id, listingId))) {
    return {
      key: "chat-sold-ask" as const,
      rows: [[pressButton(ctx.t("button-chat-close"), chatPress.close.pack(id))]],
    };
  }
  const choice = [
    [pressButton(ctx.t("button-sold-anyway"), chatPress.close.pack(id, "lost"))],
    [pressButton(ctx.t("button-keep-selling"), chatPress.close.pack(id, "keep"))],
  ];
  return { key: "chat-sold-ask-promoted" as const, rows: choice };
}

/** Offers a seller the next step after a quick answer. */
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
    const give = chatPress.quick.pack(conversationId, word, holder.buyerId);
    return askToGive(ctx, conversation, { give, holder });
  }
  if (takenFrom !== undefined) {
    await settleAgreed(ctx, conversation.listingId, takenFrom);
    return settleGiven(ctx, conversation);
  }
  const key = isRepeated ? "chat-sent-already" : "chat-quick-sent";
  await ctx.answerCallbackQuery({ text: ctx.t(key, namesOf(conversation)) });
  if (!isRepeated) await followUp(ctx, conversationId, word);
}

chatDeals.press(chatPress.quick, (ctx, id, word, buyerId) =>
  unlessUnreachable(ctx, () => saySaid(ctx, id, word, word === "reserved" ? buyerId : undefined)),
);

async function close(ctx: Press, conversation: Conversation): Promise<void> {
  const { listingId: id } = conversation;
  try {
    await closeListing(ctx.person.id, { id, reason: "SoldHere" });
  } catch (error) {
    if (!(error instanceof RuleError && error.code === "conflict")) throw error;
  }
  const undo = pressButton(ctx.t("button-undo-sold"), ownerPress.reopen.pack(id));
  await settleWords(ctx, "chat-closed", namesOf(conversation), [[undo]]);
}

chatDeals.press(chatPress.close, async (ctx, id, choice) => {
  const conversation = await find(ctx, id);
  if (choice === "lost") return close(ctx, conversation);
  if (choice === "keep") {
    // "Sold" is said once below a message: closing stays at hand.
    const again = pressButton(ctx.t("button-chat-close"), chatPress.close.pack(id));
    return settleWords(ctx, "chat-kept-on-sale", namesOf(conversation), [[again]]);
  }
  const { key, rows } = await closeQuestion(ctx, conversation);
  // It may be promoted since it was asked about.
  if (key === "chat-sold-ask-promoted") await settleWords(ctx, key, namesOf(conversation), rows);
  else await close(ctx, conversation);
});

chatDeals.press(chatPress.free, async (ctx, conversationId) => {
  const { listingId: id, other } = await find(ctx, conversationId);
  // The card may be older than a reservation for another buyer.
  const wish = { id, isReserved: false, ofBuyerId: other.userId };
  const { reservedUntil } = await reserveListing(ctx.person.id, wish);
  await settleNotice(ctx, ctx.t(reservedUntil ? "chat-freed-other" : "chat-freed"));
});

async function askNumber(ctx: Press, id: number): Promise<void> {
  const conversation = await find(ctx, id);
  if (conversation.end) throw new RuleError(conversation.end, "The conversation is over");
  await ctx.answerCallbackQuery();
  if (await askForNumber(ctx, conversation)) return;
  await ctx.conversation.exitAll();
  await ctx.conversation.enter(SHARE_PHONE, ctx.person.language, { conversationId: conversation.id });
}

chatDeals.press(chatPress.phone, (ctx, id, lastDigits) =>
  unlessUnreachable(ctx, async () => {
    if (lastDigits === undefined) return askNumber(ctx, id);
    const proven = await findProvenPhone(ctx.person.id);
    // They were asked about another number than they have by now.
    if (proven?.lastDigits !== lastDigits) {
      await ctx.answerCallbackQuery({ text: ctx.t("button-outdated"), show_alert: true });
      return;
    }
    const consent = { conversationId: id, lastDigits, ...pressOf(ctx) };
    const { conversation, phone, isRepeated } = await giveNumber(ctx.person.id, consent);
    if (isRepeated) await ctx.answerCallbackQuery({ text: ctx.t("chat-sent-already") });
    else await settleWords(ctx, "chat-phone-given", { ...namesOf(conversation), phone });
  }),
);
