import type { InlineKeyboardButton } from "grammy/types";
import type { MessageKey, ValuesOf } from "#core/platform/i18n/translate.ts";
import { telegramPhoto } from "#core/platform/images/telegramPhoto.ts";
import { noteLostPhoto } from "#core/platform/outbox/noteLostPhoto.ts";
import { fitsCaption } from "#core/platform/telegram/caption.ts";
import { isPhotoRefused } from "#core/platform/telegram/refusal.ts";
import type { BotContext } from "./context.ts";
import { sayHtml, words } from "./say.ts";

interface Card<Key extends MessageKey> {
  key: Key;
  values: NonNullable<ValuesOf<Key>[0]>;
  /** Address of a photo of ours. */
  photo: string | null;
  keyboard: InlineKeyboardButton[][];
}

/** Answers with words under a photo; without it where there is none or Telegram doesn't take it. */
export async function sayCard<Key extends MessageKey>(
  ctx: BotContext,
  { key, values, photo, keyboard }: Card<Key>,
): Promise<void> {
  const caption = words(ctx, key, ...([values] as unknown as ValuesOf<Key>));
  if (photo && fitsCaption(caption)) {
    try {
      await ctx.replyWithPhoto(telegramPhoto(photo), {
        caption,
        parse_mode: "HTML",
        ...(keyboard.length > 0 && { reply_markup: { inline_keyboard: keyboard } }),
      });
      return;
    } catch (error) {
      // Telegram fetches the photo itself and may not reach us or not like it; the words matter more.
      if (!isPhotoRefused(error)) throw error;
      await noteLostPhoto(ctx.chatId ?? 0, photo, error);
    }
  }
  await sayHtml(ctx, caption, keyboard);
}
