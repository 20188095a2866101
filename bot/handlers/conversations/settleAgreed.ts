import { GrammyError } from "grammy";
import type { InlineKeyboardButton } from "grammy/types";
import { offerPress } from "#core/market/conversations/chatButtons.ts";
import { type Agreed, listAgreed } from "#core/market/offers/listAgreed.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { renderMessage } from "#core/platform/outbox/renderMessage.ts";
import { isOneOf } from "#core/platform/telegram/press.ts";
import type { BotContext } from "../../chat/context.ts";

const isAnswer = (button: InlineKeyboardButton): boolean =>
  "callback_data" in button && isOneOf(Object.values(offerPress), button.callback_data);

async function edit(ctx: BotContext, { chatId, messageId, language, message }: Agreed): Promise<void> {
  const { html, keyboard, photo, photoFileId } = renderMessage(message, language);
  const text = `${html}\n\n${translate(language, "offer-lapsed")}`;
  const inline_keyboard = (keyboard as InlineKeyboardButton[][])
    .map((row) => row.filter((button) => !isAnswer(button)))
    .filter((row) => row.length > 0);
  const options = { parse_mode: "HTML", reply_markup: { inline_keyboard } } as const;
  if (photo || photoFileId)
    await ctx.api.editMessageCaption(chatId, messageId, { caption: text, ...options });
  else await ctx.api.editMessageText(chatId, messageId, text, options);
}

/** Lets what told a buyer and the seller that they agreed say that the listing is kept for another buyer now. */
export async function settleAgreed(ctx: BotContext, listingId: number, buyerId: number): Promise<void> {
  for (const agreed of await listAgreed(listingId, buyerId)) {
    try {
      await edit(ctx, agreed);
    } catch (error) {
      // Deleted, changed already, or the bot is switched off there: nobody sees it say anything else.
      if (!(error instanceof GrammyError) || ![400, 403].includes(error.error_code)) throw error;
    }
  }
}
