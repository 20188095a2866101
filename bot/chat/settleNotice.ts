import type { Filter } from "grammy";
import type { InlineKeyboardButton } from "grammy/types";
import type { BotContext } from "./context.ts";

export type Pressed = Filter<BotContext, "callback_query:data">;

/** Buttons below a notice but for those of `isOver`; what opens a page always stays. */
export function buttonsLeft(ctx: Pressed, isOver: (data: string) => boolean): InlineKeyboardButton[][] {
  return (ctx.callbackQuery.message?.reply_markup?.inline_keyboard ?? [])
    .map((row) => row.filter((button) => !("callback_data" in button && isOver(button.callback_data))))
    .filter((row) => row.length > 0);
}

/**
 * Tells what came of a press, adds it to the notice that it stood under and takes away its button, or all that `isOver`
 * names: they have done their work. `rows` are what stands there then. Of what Telegram no longer shows us, only the
 * buttons change.
 */
export async function settleNotice(
  ctx: Pressed,
  outcome: string,
  isOver = (data: string): boolean => data === ctx.callbackQuery.data,
  rows = buttonsLeft(ctx, isOver),
): Promise<void> {
  await ctx.answerCallbackQuery({ text: outcome });
  const { message } = ctx.callbackQuery;
  const reply_markup = { inline_keyboard: rows };
  if (message?.text !== undefined) {
    const entities = message.entities ?? [];
    await ctx.editMessageText(`${message.text}\n\n${outcome}`, { entities, reply_markup });
  } else if (message?.caption !== undefined) {
    const caption_entities = message.caption_entities ?? [];
    await ctx.editMessageCaption({
      caption: `${message.caption}\n\n${outcome}`,
      caption_entities,
      reply_markup,
    });
  } else await ctx.editMessageReplyMarkup({ reply_markup });
}
