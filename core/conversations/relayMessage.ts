import { QueryTypes } from "sequelize";
import { RuleError } from "#core/errors.ts";
import { Priority } from "#core/outbox/message.ts";
import { queueMessage } from "#core/outbox/queueMessage.ts";
import { checkCaller } from "#core/users/checkCaller.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { chatButtons } from "./chatButtons.ts";
import { type Conversation, findConversation } from "./findConversation.ts";
import { findTarget } from "./findTarget.ts";
import { relayParts } from "./relayParts.ts";
import { leaveSeat, takeSeat } from "./seats.ts";

/** More than this a minute is no conversation. */
const PER_MINUTE = 30;

/** What a person wrote to the bot. */
export interface Said {
  /** Telegram's number of the update: what came before under it is not relayed again. */
  updateId: number;
  /** Numbers of the message, and of the one it replies to, in the person's chat with the bot. */
  messageId: number;
  repliesTo: number | undefined;
  text: string | null;
  photoFileId: string | null;
}

/** What became of it: `none` and `unclear` mean that no conversation was meant, or that nobody can tell which. */
export type RelayOutcome =
  | { kind: "none" | "unclear" | "sent" | "repeated" }
  /** Nothing was sent: the conversation has ended, or is to be chosen anew after a long silence. */
  | { kind: "ended" | "idle"; conversation: Conversation };

/** @throws {RuleError} too_many_requests */
async function assertMaySay(userId: number): Promise<void> {
  const [said] = await sequelize.query<{ count: number }>(
    `select count(*) as count from conversation_messages
     where sender_id = $userId and created_at > now() - interval '1 minute'`,
    { type: QueryTypes.SELECT, bind: { userId } },
  );
  if (said && said.count >= PER_MINUTE) {
    throw new RuleError("too_many_requests", "Too many messages a minute", { retryAfter: 60 });
  }
}

/** Keeps the message; undefined when its update has brought it before. */
async function keep(conversation: Conversation, said: Said): Promise<{ isTurn: boolean } | undefined> {
  const [kept] = await sequelize.query<{ isTurn: boolean }>(
    `insert into conversation_messages
       (conversation_id, sender_id, update_id, message_id, text, photo_file_id)
     values ($conversationId, $userId, $updateId, $messageId, $text, $photoFileId)
     on conflict (update_id) do nothing
     returning (
       select before.conversation_id from conversation_messages before
       where before.sender_id = $userId order by before.message_id desc limit 1
     ) is distinct from conversation_id as "isTurn"`,
    {
      type: QueryTypes.SELECT,
      bind: {
        conversationId: conversation.id,
        userId: conversation.me.userId,
        updateId: said.updateId,
        messageId: said.messageId,
        text: said.text,
        photoFileId: said.photoFileId,
      },
    },
  );
  return kept;
}

async function queueForOther(conversation: Conversation, { updateId, text, photoFileId }: Said) {
  const { id, me, other, listingNameForOther } = conversation;
  const parts = relayParts({ name: me.firstName, listing: listingNameForOther, text, photoFileId });
  const cause = `chat:${updateId}`;
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    await queueMessage({
      userId: other.userId,
      chatId: Number(other.telegramId),
      conversationId: id,
      cause: isLast ? cause : `${cause}:head`,
      priority: Priority.answer,
      // Who reads it is the other side: only a buyer can report, as what is reported is the listing.
      message: { ...part, ...(isLast && { buttons: chatButtons(id, { canReport: conversation.isSeller }) }) },
    });
  }
  await sequelize.query(
    `update conversation_messages set outbox_id = (select id from outbox where cause = $cause)
     where update_id = $updateId`,
    { type: QueryTypes.UPDATE, bind: { cause, updateId } },
  );
  await sequelize.query("update conversations set last_message_at = now() where id = $id", {
    type: QueryTypes.UPDATE,
    bind: { id },
  });
}

/** Tells the sender whom it went to. */
async function queueConfirmation(
  { id, me, other, listingName }: Conversation,
  said: Said,
  chatId: number,
): Promise<void> {
  await queueMessage({
    userId: me.userId,
    chatId,
    conversationId: id,
    cause: `chat-sent:${said.updateId}`,
    priority: Priority.answer,
    message: { text: { key: "chat-sent", values: { name: other.firstName, listing: listingName } } },
  });
}

/**
 * Passes what a person wrote to the other side of the conversation it belongs to, by first name only. The sender is told
 * whom it went to when their words before went elsewhere.
 * @param chatId Telegram id of the person's chat with the bot.
 * @throws {RuleError} banned, too_many_requests
 */
export function relayMessage(userId: number, chatId: number, said: Said): Promise<RelayOutcome> {
  return transact(async () => {
    const target = await findTarget(userId, said.repliesTo);
    if (target.kind !== "conversation") return target;
    await checkCaller(userId);

    const conversation = await findConversation(target.id, userId);
    if (!conversation) return { kind: "none" };
    if (target.isIdle || conversation.end) {
      await leaveSeat(userId, conversation.id);
      return { kind: conversation.end ? "ended" : "idle", conversation };
    }
    await assertMaySay(userId);
    const kept = await keep(conversation, said);
    if (!kept) return { kind: "repeated" };

    await queueForOther(conversation, said);
    if (kept.isTurn) await queueConfirmation(conversation, said, chatId);
    await takeSeat(userId, conversation.id);
    return { kind: "sent" };
  });
}
