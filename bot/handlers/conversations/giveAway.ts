import { chatPress } from "#core/market/conversations/chatButtons.ts";
import type { Conversation } from "#core/market/conversations/findConversation.ts";
import { type Holder, isKeptForBuyer } from "#core/market/conversations/findHolder.ts";
import { type PressData, pressButton } from "#core/platform/telegram/press.ts";
import type { BotContext } from "../../chat/context.ts";
import { Feature } from "../../chat/feature.ts";
import { replaceWords } from "../../chat/replaceWords.ts";
import { say } from "../../chat/say.ts";
import { showAsItIs } from "../../chat/showAsItIs.ts";
import { find, namesOf, type Press } from "./chatButtons.ts";

/** A reservation that a seller is about to give to another buyer: the question, and the press that denies it. */
export const giveAway = new Feature("giveAway");

/** A second press within so long is the same one. */
const TWICE_MS = 60_000;

/**
 * Asks a seller whether to take the reservation from who has it, once for a double press; `give` does so, and names
 * whom it is taken from: by then it may be another.
 */
export async function askToGive(
  ctx: BotContext,
  conversation: Conversation,
  { give, holder }: { give: PressData; holder: Holder },
): Promise<void> {
  const session = await ctx.session;
  const { askedToGive: last } = session;
  if (last?.press === give && Date.now() - last.at < TWICE_MS) return;
  ctx.session = { ...session, askedToGive: { press: give, at: Date.now() } };
  const { name, listing } = namesOf(conversation);
  const values = { name, listing, holder: holder.name, day: holder.day };
  await say(ctx, "reserve-give-ask", values, [
    [pressButton(ctx.t("button-reserve-give", { name }), give)],
    [pressButton(ctx.t("button-reserve-keep"), chatPress.stay.pack(conversation.id))],
  ]);
}

/** Puts for whom it is kept in the place of the question. */
export async function settleGiven(ctx: Press, conversation: Conversation): Promise<void> {
  await ctx.answerCallbackQuery();
  await showAsItIs(
    () => isKeptForBuyer(conversation),
    (isGiven) => replaceWords(ctx, isGiven ? "reserve-given" : "reserve-stays", namesOf(conversation)),
  );
}

giveAway.press(chatPress.stay, async (ctx, id) => {
  ctx.session = { ...(await ctx.session), askedToGive: undefined };
  await settleGiven(ctx, await find(ctx, id));
});
