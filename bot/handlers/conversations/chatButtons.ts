import type { Filter } from "grammy";
import type { InlineKeyboardButton, Message } from "grammy/types";
import { blockReasons, reportReasons } from "#contract/reasons.ts";
import { reportListing } from "#core/market/abuseReports/reportListing.ts";
import { relayWhole } from "#core/market/albums/relayAlbum.ts";
import { chatPress } from "#core/market/conversations/chatButtons.ts";
import { enterConversation } from "#core/market/conversations/enterConversation.ts";
import { type Conversation, findConversation } from "#core/market/conversations/findConversation.ts";
import { findWhereItWent } from "#core/market/conversations/findWhereItWent.ts";
import { leaveConversation } from "#core/market/conversations/leaveConversation.ts";
import { leaveSeat } from "#core/market/conversations/seats.ts";
import { blockPerson } from "#core/people/blocks/blockPerson.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import type { KeyWith } from "#core/platform/i18n/translate.ts";
import { type PressData, pressButton } from "#core/platform/telegram/press.ts";
import type { BotContext } from "../../chat/context.ts";
import { Feature } from "../../chat/feature.ts";
import { replaceWords, settleWords } from "../../chat/replaceWords.ts";
import { say } from "../../chat/say.ts";
import { showAsItIs } from "../../chat/showAsItIs.ts";
import { readSaid } from "./readSaid.ts";
import { riskWarning } from "./riskWarning.ts";

/** Presses below the messages of a conversation. */
export const chatButtons = new Feature("chatButtons");

export type Press = Filter<BotContext, "callback_query:data">;

/**
 * A conversation of the person's own.
 * @throws {RuleError} not_found when they have no part in it.
 */
export async function find(ctx: BotContext, id: number): Promise<Conversation> {
  const conversation = await findConversation(id, ctx.person.id);
  if (!conversation) throw new RuleError("not_found", "No such conversation");
  return conversation;
}

/** The other side and the listing, by their names. */
export const namesOf = ({ other, listingName }: Conversation) => ({
  name: other.firstName,
  listing: listingName,
});

/** A row for each reason, and a way out. */
function reasonRows(
  ctx: BotContext,
  presses: readonly (readonly [key: KeyWith, PressData])[],
): InlineKeyboardButton[][] {
  return [
    ...presses.map(([key, data]) => [pressButton(ctx.t(key), data)]),
    [pressButton(ctx.t("button-cancel"), chatPress.cancel.pack())],
  ];
}

/** Does what was pressed for, or says that the other side can't be reached. */
export async function unlessUnreachable(ctx: Press, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof RuleError && error.code === "conflict")) throw error;
    await ctx.answerCallbackQuery({ text: ctx.t("chat-away"), show_alert: true });
  }
}

async function enter(ctx: Press, id: number): Promise<void> {
  const conversation = await enterConversation(ctx.person.id, id);
  await ctx.answerCallbackQuery({ text: ctx.t("chat-entered", namesOf(conversation)) });
}

/** Passes on the words that the pressed message replies to, or says why they are held back; the answer takes its place. */
async function passChosen(
  ctx: Press,
  { id, answered, isWarned }: { id: number; answered: Message; isWarned: boolean },
): Promise<void> {
  const said = readSaid(ctx.update.update_id, answered);
  const album = { group: answered.media_group_id, isWarned };
  const chosen = await relayWhole(ctx.person.id, id, said, album);
  if (chosen === "begun") {
    await ctx.answerCallbackQuery({ text: ctx.t("album-begun-already") });
    return replaceWords(ctx, "album-begun");
  }
  const { conversation, isRepeated, risk } = chosen;
  await ctx.answerCallbackQuery(isRepeated ? { text: ctx.t("chat-sent-already") } : {});
  if (risk) {
    const { text, options } = riskWarning(ctx, id, risk);
    await ctx.editMessageText(text, options);
  } else await replaceWords(ctx, "chat-sent", namesOf(conversation));
}

chatButtons.press(chatPress.enter, (ctx, id) => unlessUnreachable(ctx, () => enter(ctx, id)));

chatButtons.press(chatPress.choose, (ctx, id) =>
  unlessUnreachable(ctx, async () => {
    const answered = ctx.callbackQuery.message?.reply_to_message;
    // A person who has deleted their words since, or asked long ago, writes them again.
    if (!answered) return enter(ctx, id);
    await passChosen(ctx, { id, answered, isWarned: false });
  }),
);

chatButtons.press(chatPress.anyway, (ctx, id) =>
  unlessUnreachable(ctx, async () => {
    const answered = ctx.callbackQuery.message?.reply_to_message;
    if (!answered) return enter(ctx, id);
    await passChosen(ctx, { id, answered, isWarned: true });
  }),
);

/** Says that held words weren't sent; where they were, by the other button, it says whom they went to. */
chatButtons.press(chatPress.drop, async (ctx) => {
  const answered = ctx.callbackQuery.message?.reply_to_message;
  const findWent = async () => answered && findWhereItWent(ctx.person.id, [answered.message_id]);
  await ctx.answerCallbackQuery((await findWent()) ? { text: ctx.t("chat-sent-already") } : {});
  await showAsItIs(findWent, (went) =>
    went ? replaceWords(ctx, "chat-sent", namesOf(went)) : replaceWords(ctx, "chat-dropped"),
  );
});

chatButtons.press(chatPress.end, async (ctx, id) => {
  const conversation = await find(ctx, id);
  const chat = { chatId: ctx.from.id, updateId: ctx.update.update_id };
  await leaveConversation(conversation, chat);
  await ctx.answerCallbackQuery({ text: ctx.t("chat-left-done", namesOf(conversation)) });
});

chatButtons.press(chatPress.block, async (ctx, id, reason) => {
  const conversation = await find(ctx, id);
  if (!reason) {
    await ctx.answerCallbackQuery();
    const presses = blockReasons.map(
      (known) => [`chat-block-${known}`, chatPress.block.pack(id, known)] as const,
    );
    return say(ctx, "chat-block-ask", namesOf(conversation), reasonRows(ctx, presses));
  }
  await blockPerson(ctx.person.id, { userId: conversation.other.userId, reason });
  await leaveSeat(ctx.person.id, id);
  await settleWords(ctx, "chat-block-done", namesOf(conversation));
});

chatButtons.press(chatPress.report, async (ctx, id, reason) => {
  const conversation = await find(ctx, id);
  if (!reason) {
    await ctx.answerCallbackQuery();
    const presses = reportReasons.map(
      (known) => [`chat-report-${known}`, chatPress.report.pack(id, known)] as const,
    );
    return say(ctx, "chat-report-ask", namesOf(conversation), reasonRows(ctx, presses));
  }
  await reportListing(ctx.person.id, { id: conversation.listingId, reason });
  await settleWords(ctx, "chat-report-done");
});

chatButtons.press(chatPress.cancel, (ctx) => settleWords(ctx, "chat-cancelled"));
