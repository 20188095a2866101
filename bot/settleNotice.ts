import type { Filter } from "grammy";
import type { BotContext } from "./context.ts";

/**
 * Tells what came of a press, adds it to the notice that it stood under and takes its button away: it has done its work.
 * Of what Telegram no longer shows us, only the buttons go.
 */
export async function settleNotice(
  ctx: Filter<BotContext, "callback_query:data">,
  outcome: string,
): Promise<void> {
  await ctx.answerCallbackQuery({ text: outcome });
  const { message, data } = ctx.callbackQuery;
  const rows = (message?.reply_markup?.inline_keyboard ?? [])
    .map((row) => row.filter((button) => !("callback_data" in button && button.callback_data === data)))
    .filter((row) => row.length > 0);
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
