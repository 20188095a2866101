import { Composer, type Filter } from "grammy";
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
import type { BotContext } from "../../chat/context.ts";
import { say, words } from "../../chat/say.ts";
import { showAsItIs } from "../../chat/showAsItIs.ts";
import { DROP_WORDS, heldWords } from "./heldWords.ts";
import { readSaid } from "./readSaid.ts";

/** Presses below the messages of a conversation. */
export const chatButtons = new Composer<BotContext>();

export type Press = Filter<BotContext, "callback_query:data">;

const CANCEL = "chat:cancel";

export const ID = "([1-9]\\d{0,8})";
export const pressed = (press: string) => new RegExp(`^${press}${ID}$`);
export const pressedWith = (press: string, values: readonly string[]) =>
  new RegExp(`^${press}${ID}:(${values.join("|")})$`);

/** The id that a press names, and what follows it. */
export const readPress = ({ match }: { match: string | RegExpMatchArray }) => ({
  id: Number(match[1]),
  value: match[2] ?? "",
});

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
  key: string,
  press: string,
  reasons: readonly string[],
): InlineKeyboardButton[][] {
  return [
    ...reasons.map((reason) => [{ text: ctx.t(`${key}-${reason}`), callback_data: `${press}:${reason}` }]),
    [{ text: ctx.t("button-cancel"), callback_data: CANCEL }],
  ];
}

/** Puts words in the place of those that a pressed button stands under, with what can be done then. */
export async function replace(
  ctx: Press,
  key: string,
  values: Record<string, string> = {},
  rows: InlineKeyboardButton[][] = [],
): Promise<void> {
  await ctx.editMessageText(words(ctx, key, values), {
    parse_mode: "HTML",
    reply_markup: { inline_keyboard: rows },
  });
}

/** Puts what became of a question in its place, as the answer to the press. */
export async function settle(...[ctx, ...outcome]: Parameters<typeof replace>): Promise<void> {
  await ctx.answerCallbackQuery();
  await replace(ctx, ...outcome);
}

/** Does what was pressed for, or says that the other side can't be reached. */
export async function unlessAway(ctx: Press, run: () => Promise<void>): Promise<void> {
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
    return replace(ctx, "album-begun");
  }
  const { conversation, isRepeated, risk } = chosen;
  await ctx.answerCallbackQuery(isRepeated ? { text: ctx.t("chat-sent-already") } : {});
  if (risk) {
    const { text, options } = heldWords(ctx, id, risk);
    await ctx.editMessageText(text, options);
  } else await replace(ctx, "chat-sent", namesOf(conversation));
}

chatButtons.callbackQuery(pressed(chatPress.enter), (ctx) =>
  unlessAway(ctx, () => enter(ctx, readPress(ctx).id)),
);

chatButtons.callbackQuery(pressed(chatPress.choose), (ctx) =>
  unlessAway(ctx, async () => {
    const { id } = readPress(ctx);
    const answered = ctx.callbackQuery.message?.reply_to_message;
    // Whoever has deleted their words since, or asked long ago, writes them anew.
    if (!answered) return enter(ctx, id);
    await passChosen(ctx, { id, answered, isWarned: false });
  }),
);

chatButtons.callbackQuery(pressed(chatPress.anyway), (ctx) =>
  unlessAway(ctx, async () => {
    const { id } = readPress(ctx);
    const answered = ctx.callbackQuery.message?.reply_to_message;
    if (!answered) return enter(ctx, id);
    await passChosen(ctx, { id, answered, isWarned: true });
  }),
);

/** Says that held words weren't sent; where they were, by the other button, it says whom they went to. */
chatButtons.callbackQuery(DROP_WORDS, async (ctx) => {
  const answered = ctx.callbackQuery.message?.reply_to_message;
  const findWent = async () => answered && findWhereItWent(ctx.person.id, [answered.message_id]);
  await ctx.answerCallbackQuery((await findWent()) ? { text: ctx.t("chat-sent-already") } : {});
  await showAsItIs(findWent, (went) =>
    went ? replace(ctx, "chat-sent", namesOf(went)) : replace(ctx, "chat-dropped"),
  );
});

chatButtons.callbackQuery(pressed(chatPress.end), async (ctx) => {
  const conversation = await find(ctx, readPress(ctx).id);
  const chat = { chatId: ctx.from.id, updateId: ctx.update.update_id };
  await leaveConversation(conversation, chat);
  await ctx.answerCallbackQuery({ text: ctx.t("chat-left-done", namesOf(conversation)) });
});

chatButtons.callbackQuery(pressed(chatPress.block), async (ctx) => {
  const conversation = await find(ctx, readPress(ctx).id);
  await ctx.answerCallbackQuery();
  const rows = reasonRows(ctx, "chat-block", chatPress.block + conversation.id, blockReasons);
  await say(ctx, "chat-block-ask", namesOf(conversation), rows);
});

chatButtons.callbackQuery(pressedWith(chatPress.block, blockReasons), async (ctx) => {
  const { id, value } = readPress(ctx);
  const conversation = await find(ctx, id);
  const reason = blockReasons.find((known) => known === value) ?? "other";
  await blockPerson(ctx.person.id, { userId: conversation.other.userId, reason });
  await leaveSeat(ctx.person.id, id);
  await settle(ctx, "chat-block-done", namesOf(conversation));
});

chatButtons.callbackQuery(pressed(chatPress.report), async (ctx) => {
  const conversation = await find(ctx, readPress(ctx).id);
  await ctx.answerCallbackQuery();
  const rows = reasonRows(ctx, "chat-report", chatPress.report + conversation.id, reportReasons);
  await say(ctx, "chat-report-ask", namesOf(conversation), rows);
});

chatButtons.callbackQuery(pressedWith(chatPress.report, reportReasons), async (ctx) => {
  const { id, value } = readPress(ctx);
  const conversation = await find(ctx, id);
  const reason = reportReasons.find((known) => known === value) ?? "other";
  await reportListing(ctx.person.id, { id: conversation.listingId, reason });
  await settle(ctx, "chat-report-done");
});

chatButtons.callbackQuery(CANCEL, (ctx) => settle(ctx, "chat-cancelled"));
