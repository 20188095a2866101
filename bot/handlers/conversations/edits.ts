import { Composer, GrammyError } from "grammy";
import type { InlineKeyboardButton } from "grammy/types";
import { editCaption } from "#core/market/albums/editCaption.ts";
import { type Edit, editSaid, keepEdited } from "#core/market/conversations/editSaid.ts";
import { renderMessage } from "#core/platform/outbox/renderMessage.ts";
import type { BotContext } from "../../chat/context.ts";
import { readSaid } from "./readSaid.ts";

/**
 * Messages that were edited: what was made of them follows, or their person hears why it doesn't. Stands before the
 * scenes, to which an edited message is no answer.
 */
export const edits = new Composer<BotContext>();

/** Edits the message that the other side has; says whether Telegram took it. */
async function passOn(ctx: BotContext, { chatId, messageId, message, language }: Edit): Promise<boolean> {
  const { html, keyboard } = renderMessage(message, language);
  const options = {
    parse_mode: "HTML" as const,
    reply_markup: { inline_keyboard: keyboard as InlineKeyboardButton[][] },
  };
  try {
    if (message.photoFileId)
      await ctx.api.editMessageCaption(chatId, messageId, { caption: html, ...options });
    else await ctx.api.editMessageText(chatId, messageId, html, options);
  } catch (error) {
    if (!(error instanceof GrammyError) || error.error_code === 429 || error.error_code >= 500) throw error;
    return error.description.includes("message is not modified");
  }
  return true;
}

edits.on("edited_message", async (ctx) => {
  const message = ctx.editedMessage;
  const answerTo = {
    reply_parameters: { message_id: message.message_id, allow_sending_without_reply: true },
  };
  const said = readSaid(ctx.update.update_id, message);
  // A place that moves is edited all the while.
  if (message.location) return;
  if (message.photo || message.document) {
    const part = { updateId: said.updateId, messageId: said.messageId, caption: said.text };
    const became = await editCaption({ userId: ctx.person.id, chatId: ctx.chat.id }, part);
    if (became === "late") await ctx.reply(ctx.t("album-edit-late"), answerTo);
    if (became !== "none") return;
  }
  const outcome = await editSaid(ctx.person.id, said);
  if (outcome.kind === "refused") await ctx.reply(ctx.t(outcome.why), answerTo);
  if (outcome.kind !== "edit") return;
  if (await passOn(ctx, outcome.edit)) await keepEdited(outcome.edit.id, said.text);
  else await ctx.reply(ctx.t("chat-edit-late"), answerTo);
});
