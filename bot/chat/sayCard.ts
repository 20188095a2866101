import { GrammyError } from "grammy";
import type { InlineKeyboardButton } from "grammy/types";
import { telegramPhoto } from "#core/platform/images/telegramPhoto.ts";
import { log } from "#core/platform/log/log.ts";
import type { BotContext } from "./context.ts";
import { say, words } from "./say.ts";

const CAPTION_MAX = 1024;

interface Card {
  key: string;
  values: Record<string, string | number>;
  /** Address of a photo of ours. */
  photo: string | null;
  keyboard: InlineKeyboardButton[][];
}

/** Answers with words under a photo; without it where there is none or Telegram doesn't take it. */
export async function sayCard(ctx: BotContext, { key, values, photo, keyboard }: Card): Promise<void> {
  const caption = words(ctx, key, values);
  if (photo && caption.length <= CAPTION_MAX) {
    try {
      await ctx.replyWithPhoto(telegramPhoto(photo), {
        caption,
        parse_mode: "HTML",
        ...(keyboard.length > 0 && { reply_markup: { inline_keyboard: keyboard } }),
      });
      return;
    } catch (error) {
      // Telegram fetches the photo itself and may not reach us or not like it; the words matter more.
      if (!(error instanceof GrammyError && error.error_code === 400)) throw error;
      log.warn({ photo, telegram: error.description }, "an answer goes without its photo");
    }
  }
  await say(ctx, key, values, keyboard);
}
