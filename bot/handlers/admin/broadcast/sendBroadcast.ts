import type { MessageEntity } from "grammy/types";
import type { Language } from "#contract/languages.ts";
import { type Broadcast, toMessage } from "#core/desk/broadcasts/broadcast.ts";
import { renderBroadcast } from "#core/desk/broadcasts/renderBroadcast.ts";
import type { BotContext } from "../../../chat/context.ts";

/** Shows a broadcast in one language just as people will get it. */
export async function sendBroadcast(ctx: BotContext, draft: Broadcast, language: Language): Promise<void> {
  const { html: text, entities, photoFileId, keyboard } = renderBroadcast(toMessage(draft), language);
  const formatting = (entities ?? []) as MessageEntity[];
  const reply_markup = { inline_keyboard: keyboard };
  if (photoFileId) {
    await ctx.replyWithPhoto(photoFileId, { caption: text, caption_entities: formatting, reply_markup });
  } else await ctx.reply(text, { entities: formatting, reply_markup });
}
