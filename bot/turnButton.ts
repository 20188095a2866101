import type { Filter } from "grammy";
import type { BotContext } from "./context.ts";

/** The button that was pressed becomes the one that undoes it; all others stay. */
export async function turnButton(
  ctx: Filter<BotContext, "callback_query:data">,
  button: { text: string; callback_data: string },
): Promise<void> {
  const { message, data } = ctx.callbackQuery;
  const rows = message?.reply_markup?.inline_keyboard ?? [];
  if (rows.length === 0) return;
  const inline_keyboard = rows.map((row) =>
    row.map((other) => ("callback_data" in other && other.callback_data === data ? button : other)),
  );
  await ctx.editMessageReplyMarkup({ reply_markup: { inline_keyboard } });
}
