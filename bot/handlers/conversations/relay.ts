import type { Filter, NextFunction } from "grammy";
import { chatPress } from "#core/market/conversations/chatButtons.ts";
import { chooseTarget } from "#core/market/conversations/chooseTarget.ts";
import {
  type Conversation,
  findRecent,
  listConversations,
} from "#core/market/conversations/findConversation.ts";
import type { Risk } from "#core/market/conversations/findRisk.ts";
import { relayMessage } from "#core/market/conversations/relayMessage.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import type { KeyWith } from "#core/platform/i18n/translate.ts";
import { pressButton } from "#core/platform/telegram/press.ts";
import type { BotContext } from "../../chat/context.ts";
import { Feature } from "../../chat/feature.ts";
import { isAlbumAnswered } from "../../chat/isAlbumAnswered.ts";
import { isCommand } from "../../chat/isCommand.ts";
import { mainKeyboard } from "../../chat/keyboards.ts";
import { say, words } from "../../chat/say.ts";
import { namesOf } from "./chatButtons.ts";
import { listingRow } from "./listingRow.ts";
import { readSaid } from "./readSaid.ts";
import { riskWarning } from "./riskWarning.ts";
import { sayChatRefusal } from "./sayChatRefusal.ts";

/** Words, photos and places that belong to a conversation; after the commands and the scenes, which have their own. */
export const relay = new Feature("relay");

/** Kinds of messages that the bot doesn't pass on. */
const OTHER_KINDS = [
  "message:voice",
  "message:audio",
  "message:video",
  "message:video_note",
  "message:animation",
  "message:sticker",
  "message:document",
  "message:contact",
  "message:poll",
  "message:dice",
  "message:story",
  "message:paid_media",
] as const;

/** Asks in reply to the words, so that a press brings them along; photos may be for a new listing, too. `key` is what is asked. */
export async function askForWhom(
  ctx: Filter<BotContext, "message">,
  candidates: Conversation[],
  key: KeyWith = "chat-whom",
): Promise<void> {
  const rows = candidates.map((conversation) => [
    pressButton(ctx.t("button-chat-whom", namesOf(conversation)), chatPress.choose.pack(conversation.id)),
  ]);
  await ctx.reply(words(ctx, key), {
    parse_mode: "HTML",
    reply_parameters: { message_id: ctx.message.message_id, allow_sending_without_reply: true },
    reply_markup: { inline_keyboard: [...rows, ...(await listingRow(ctx))] },
  });
}

/** Says in reply to the words why they haven't gone. */
async function warn(ctx: Filter<BotContext, "message">, { id }: Conversation, risk: Risk): Promise<void> {
  const { text, options } = riskWarning(ctx, id, risk);
  await ctx.reply(text, {
    ...options,
    reply_parameters: { message_id: ctx.message.message_id, allow_sending_without_reply: true },
  });
}

/**
 * Words that begin like a command, but are none of the bot's, may be meant for the other side: they go by a press, as
 * nobody is to be sent a slip.
 */
async function askOfCommand(ctx: Filter<BotContext, "message">, next: NextFunction): Promise<void> {
  const { message_id: messageId, reply_to_message: answered } = ctx.message;
  const target = await chooseTarget(ctx.person.id, { messageId, repliesTo: answered?.message_id });
  if (target.kind === "none") return next();
  const meant =
    target.kind === "unclear" ? target.candidates : await listConversations([target.id], ctx.person.id);
  const going = meant.filter(({ end }) => end === null);
  if (going.length === 0) return next();
  await askForWhom(ctx, going, "chat-command");
}

/** Words after the end of a conversation may be meant for it: then they haven't gone, and their sender is to know it. */
async function answerStray(ctx: Filter<BotContext, "message">, next: NextFunction): Promise<void> {
  const recent = ctx.message.text === undefined ? undefined : await findRecent(ctx.person.id);
  if (!recent) return next();
  if (recent.end === null) return askForWhom(ctx, [recent]);
  await say(ctx, "chat-nobody", { ...namesOf(recent), why: recent.end }, mainKeyboard(ctx));
}

relay.on(["message:text", "message:photo", "message:location"], async (ctx, next) => {
  if (isCommand(ctx.message)) return askOfCommand(ctx, next);
  const outcome = await relayMessage(ctx.person.id, ctx.chat.id, {
    ...readSaid(ctx.update.update_id, ctx.message),
    repliesTo: ctx.message.reply_to_message?.message_id,
  });

  if (outcome.kind === "none") return answerStray(ctx, next);
  if (outcome.kind === "unclear") return askForWhom(ctx, outcome.candidates);
  if (outcome.kind === "held") return warn(ctx, outcome.conversation, outcome.risk);
  if (outcome.kind !== "ended") return;
  const { listingId, end } = outcome.conversation;
  await sayChatRefusal(ctx, new RuleError(end ?? "conflict", "The conversation is over"), listingId);
});

relay.on([...OTHER_KINDS], async (ctx, next) => {
  const { message_id: messageId, reply_to_message: answered } = ctx.message;
  const target = await chooseTarget(ctx.person.id, { messageId, repliesTo: answered?.message_id });
  if (target.kind === "none") return next();
  if (await isAlbumAnswered(ctx)) return;
  await say(ctx, "chat-only-text", {}, await listingRow(ctx));
});
