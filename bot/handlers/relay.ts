import { Composer, type Filter } from "grammy";
import { findTarget } from "#core/conversations/findTarget.ts";
import { relayMessage } from "#core/conversations/relayMessage.ts";
import { RuleError } from "#core/errors.ts";
import type { BotContext } from "../context.ts";
import { isAlbumAnswered } from "../isAlbumAnswered.ts";
import { say } from "../say.ts";
import { sayChatRefusal } from "../sayChatRefusal.ts";
import { continueRow } from "./chatButtons.ts";

/** Words and photos that belong to a conversation; after the commands and the scenes, which have their own. */
export const relay = new Composer<BotContext>();

/** What can be said, but not through the bot. */
const OTHER_KINDS = [
  "message:voice",
  "message:audio",
  "message:video",
  "message:video_note",
  "message:animation",
  "message:sticker",
  "message:document",
  "message:contact",
  "message:location",
  "message:venue",
  "message:poll",
  "message:dice",
  "message:story",
  "message:paid_media",
] as const;

function isCommand({ message }: Filter<BotContext, "message">): boolean {
  return (message.entities ?? []).some(({ type, offset }) => type === "bot_command" && offset === 0);
}

relay.on(["message:text", "message:photo"], async (ctx, next) => {
  if (isCommand(ctx)) return next();
  const { text, caption, photo, message_id: messageId, reply_to_message: answered } = ctx.message;
  const outcome = await relayMessage(ctx.person.id, ctx.chat.id, {
    updateId: ctx.update.update_id,
    messageId,
    repliesTo: answered?.message_id,
    text: text ?? caption ?? null,
    // The sizes of a photo come from the smallest to the largest.
    photoFileId: photo?.at(-1)?.file_id ?? null,
  });

  if (outcome.kind === "none") return next();
  if (outcome.kind === "unclear") return say(ctx, "chat-unclear");
  if (!("conversation" in outcome)) return;
  const { id, listingId, listingName: listing, other, end } = outcome.conversation;
  if (end) return sayChatRefusal(ctx, new RuleError(end, "The conversation is over"), listingId);
  await say(ctx, "chat-idle", { name: other.firstName, listing }, [continueRow(ctx, id)]);
});

relay.on([...OTHER_KINDS], async (ctx, next) => {
  const target = await findTarget(ctx.person.id, ctx.message.reply_to_message?.message_id);
  if (target.kind === "none") return next();
  if (await isAlbumAnswered(ctx)) return;
  await say(ctx, "chat-only-text");
});
