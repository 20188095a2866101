import { Composer, GrammyError, InputMediaBuilder } from "grammy";
import type { InlineKeyboardButton } from "grammy/types";
import { editCaption } from "#core/market/albums/editCaption.ts";
import { chooseTarget } from "#core/market/conversations/chooseTarget.ts";
import { type Edit, editSaid, keepEdited } from "#core/market/conversations/editSaid.ts";
import { renderMessage } from "#core/platform/outbox/renderMessage.ts";
import type { BotContext } from "../../chat/context.ts";
import { isCommand } from "../../chat/isCommand.ts";
import { readPart } from "./readPart.ts";
import { readSaid } from "./readSaid.ts";

/**
 * Messages that were edited: what was made of them follows, or their person hears why it doesn't. Stands before the
 * scenes, to which an edited message is no answer.
 */
export const edits = new Composer<BotContext>();

/** Edits the message that the other side has; says whether Telegram took it. */
async function passOn(ctx: BotContext, edit: Edit): Promise<boolean> {
  const { chatId, messageId, message, language, isPhotoNew } = edit;
  const { html, keyboard } = renderMessage(message, language);
  const options = {
    parse_mode: "HTML" as const,
    reply_markup: { inline_keyboard: keyboard as InlineKeyboardButton[][] },
  };
  try {
    const { photoFileId } = message;
    if (photoFileId && isPhotoNew) {
      const media = InputMediaBuilder.photo(photoFileId, { caption: html, parse_mode: options.parse_mode });
      await ctx.api.editMessageMedia(chatId, messageId, media, { reply_markup: options.reply_markup });
    } else if (photoFileId)
      await ctx.api.editMessageCaption(chatId, messageId, { caption: html, ...options });
    else
      await ctx.api.editMessageText(chatId, messageId, html, {
        ...options,
        link_preview_options: { is_disabled: true },
      });
  } catch (error) {
    if (!(error instanceof GrammyError) || error.error_code === 429 || error.error_code >= 500) throw error;
    return error.description.includes("message is not modified");
  }
  return true;
}

edits.on("edited_message", async (ctx, next) => {
  const message = ctx.editedMessage;
  const answerTo = {
    reply_parameters: { message_id: message.message_id, allow_sending_without_reply: true },
  };
  const said = readSaid(ctx.update.update_id, message);
  // A place that moves is edited all the while.
  if (message.location) return;
  if (message.photo || message.document) {
    const part = readPart(said.updateId, message);
    const became = await editCaption({ userId: ctx.person.id, chatId: ctx.chat.id }, part);
    if (became === "late" || became === "photo") await ctx.reply(ctx.t(`album-edit-${became}`), answerTo);
    if (became !== "none") return;
  }
  const isOtherKind = message.text === undefined && message.photo === undefined;
  const outcome = await editSaid(ctx.person.id, said, isOtherKind);
  // A scene may have asked for it.
  if (outcome.kind === "none") return next();
  if (outcome.kind === "refused") await ctx.reply(ctx.t(outcome.why), answerTo);
  if (outcome.kind !== "edit") return;
  if (await passOn(ctx, outcome.edit)) await keepEdited(outcome.edit);
  else await ctx.reply(ctx.t("chat-edit-late"), answerTo);
});

/**
 * Edits that nothing was made of, last of all: held words are held still. Where it is asked whom words are for, a press takes
 * them as they are by then.
 */
export const unsentEdits = new Composer<BotContext>();

unsentEdits.on("edited_message", async (ctx) => {
  const { message_id: messageId, reply_to_message: answered } = ctx.editedMessage;
  // A scene asks for something else.
  if (Object.keys(ctx.conversation.active()).length > 0) return;
  const target = await chooseTarget(ctx.person.id, { messageId, repliesTo: answered?.message_id });
  if (target.kind !== "conversation" || isCommand(ctx.editedMessage)) return;
  await ctx.reply(ctx.t("chat-edit-unsent"), {
    reply_parameters: { message_id: messageId, allow_sending_without_reply: true },
  });
});
