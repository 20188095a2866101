import { Composer } from "grammy";
import { chatPress } from "#core/market/conversations/chatButtons.ts";
import type { Conversation } from "#core/market/conversations/findConversation.ts";
import { type Holder, isKeptForBuyer } from "#core/market/conversations/findHolder.ts";
import type { BotContext } from "../../chat/context.ts";
import { say } from "../../chat/say.ts";
import { showAsItIs } from "../../chat/showAsItIs.ts";
import { find, namesOf, type Press, pressed, readPress, replace } from "./chatButtons.ts";

/** What is kept for one buyer and was about to be given to another: the question, and the press that denies it. */
export const giveAway = new Composer<BotContext>();

/** A second press within so long is the same one. */
const TWICE_MS = 60_000;

/**
 * Asks a seller whether to take the reservation from who has it, once for a double press; `press` does so, once it is
 * followed by whom it is taken from: by then it may be another.
 */
export async function askToGive(
  ctx: BotContext,
  conversation: Conversation,
  { press, holder }: { press: string; holder: Holder },
): Promise<void> {
  const give = `${press}:${holder.buyerId}`;
  const session = await ctx.session;
  const { askedToGive: last } = session;
  if (last?.press === give && Date.now() - last.at < TWICE_MS) return;
  ctx.session = { ...session, askedToGive: { press: give, at: Date.now() } };
  const { name, listing } = namesOf(conversation);
  const values = { name, listing, holder: holder.name, day: holder.day };
  await say(ctx, "reserve-give-ask", values, [
    [{ text: ctx.t("button-reserve-give", { name }), callback_data: give }],
    [{ text: ctx.t("button-reserve-keep"), callback_data: chatPress.stay + conversation.id }],
  ]);
}

/** Puts for whom it is kept in the place of the question. */
export async function settleGiven(ctx: Press, conversation: Conversation): Promise<void> {
  await ctx.answerCallbackQuery();
  await showAsItIs(
    () => isKeptForBuyer(conversation),
    (isGiven) => replace(ctx, isGiven ? "reserve-given" : "reserve-stays", namesOf(conversation)),
  );
}

giveAway.callbackQuery(pressed(chatPress.stay), async (ctx) => {
  ctx.session = { ...(await ctx.session), askedToGive: undefined };
  await settleGiven(ctx, await find(ctx, readPress(ctx).id));
});
