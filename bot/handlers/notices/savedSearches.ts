import type { Filter } from "grammy";
import { muteSearch } from "#core/market/savedSearches/muteSearch.ts";
import { searchPress } from "#core/market/savedSearches/searchPress.ts";
import type { BotContext } from "../../chat/context.ts";
import { Feature } from "../../chat/feature.ts";
import { turnButtons } from "../../chat/turnButtons.ts";

/** Presses below what a saved search has found: hear no more of this search, and take that back. */
export const savedSearches = new Feature("savedSearches");

interface Turn {
  isPaused: boolean;
  answer: string;
}

async function turn(
  ctx: Filter<BotContext, "callback_query:data">,
  id: number,
  { isPaused, answer }: Turn,
): Promise<void> {
  if (!(await muteSearch(ctx.person.id, { id, isPaused }))) {
    await ctx.answerCallbackQuery({ text: ctx.t("saved-gone"), show_alert: true });
    return;
  }
  await ctx.answerCallbackQuery({ text: answer });
  await turnButtons(ctx);
}

savedSearches.press(searchPress.mute, (ctx, id) =>
  turn(ctx, id, { isPaused: true, answer: ctx.t("saved-muted") }),
);

savedSearches.press(searchPress.unmute, (ctx, id) =>
  turn(ctx, id, { isPaused: false, answer: ctx.t("saved-unmuted") }),
);
