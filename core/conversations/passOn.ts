import { QueryTypes } from "sequelize";
import { RuleError } from "#core/errors.ts";
import { Priority } from "#core/outbox/message.ts";
import { queueMessage } from "#core/outbox/queueMessage.ts";
import { sequelize } from "#db/sequelize.ts";
import { chatButtons } from "./chatButtons.ts";
import type { Conversation } from "./findConversation.ts";
import { relayParts } from "./relayParts.ts";
import { takeSeat } from "./seats.ts";

/** More than this a minute is no conversation. */
const PER_MINUTE = 30;

/** What a person wrote to the bot. */
export interface Said {
  /** Telegram's number of the update: what came before under it is not relayed again. */
  updateId: number;
  /** Number of the message in the person's chat with the bot. */
  messageId: number;
  text: string | null;
  photoFileId: string | null;
}

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

/**
 * Passes words on to the other side of a conversation that goes on; their sender's next ones belong there too.
 * @returns whether the sender's words before went elsewhere; undefined when the update's were passed on before.
 * @throws {RuleError} too_many_requests
 */
export async function passOn(
  conversation: Conversation,
  said: Said,
): Promise<{ isTurn: boolean } | undefined> {
  await assertMaySay(conversation.me.userId);
  const kept = await keep(conversation, said);
  if (!kept) return undefined;
  await queueForOther(conversation, said);
  await takeSeat(conversation.me.userId, conversation.id);
  return kept;
}
