import type { Filter } from "grammy";
import type { InlineKeyboardButton } from "grammy/types";
import type { MessageKey, ValuesOf } from "#core/platform/i18n/translate.ts";
import type { BotContext } from "./context.ts";
import { words } from "./say.ts";

type Press = Filter<BotContext, "callback_query:data">;
type Told<Key extends MessageKey> = [...ValuesOf<Key>, rows?: InlineKeyboardButton[][] | undefined];

/** Puts words in the place of those that a pressed button stands under, with what can be done then. */
export async function replaceWords<Key extends MessageKey>(
  ctx: Press,
  key: Key,
  ...[values, rows]: Told<Key>
): Promise<void> {
  const inline_keyboard = (rows ?? []) as InlineKeyboardButton[][];
  await ctx.editMessageText(words(ctx, key, ...([values] as unknown as ValuesOf<Key>)), {
    parse_mode: "HTML",
    reply_markup: { inline_keyboard },
  });
}

/** Puts what became of a question in its place, as the answer to the press. */
export async function settleWords<Key extends MessageKey>(
  ...told: Parameters<typeof replaceWords<Key>>
): Promise<void> {
  await told[0].answerCallbackQuery();
  await replaceWords(...told);
}
