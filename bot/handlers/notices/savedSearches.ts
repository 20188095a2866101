import { Composer, type Filter } from "grammy";
import { muteSearch } from "#core/market/savedSearches/muteSearch.ts";
import { searchPress } from "#core/market/savedSearches/searchPress.ts";
import type { BotContext } from "../../chat/context.ts";
import { turnButtons } from "../../chat/turnButtons.ts";

/** Presses below what a saved search has found: hear no more of this search, and take that back. */
export const savedSearches = new Composer<BotContext>();

const pressed = (press: string) => new RegExp(`^${press}([1-9]\\d{0,8})$`);

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

savedSearches.callbackQuery(pressed(searchPress.mute), (ctx) =>
  turn(ctx, Number(ctx.match[1]), { isPaused: true, answer: ctx.t("saved-muted") }),
);

savedSearches.callbackQuery(pressed(searchPress.unmute), (ctx) =>
  turn(ctx, Number(ctx.match[1]), { isPaused: false, answer: ctx.t("saved-unmuted") }),
);
