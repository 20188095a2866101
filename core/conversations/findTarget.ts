import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";
import { findSeat } from "./seats.ts";

/** Where words go: to a conversation, to none, or nobody can tell. */
export type Target = { kind: "conversation"; id: number; isIdle: boolean } | { kind: "unclear" | "none" };

// A person's own message, or one of the bot's in their chat; only of conversations that are theirs.
const ANSWERED = `
  select c.id from conversations c
  where $userId in (c.buyer_id, c.seller_id) and c.id in (
    select conversation_id from conversation_messages where sender_id = $userId and message_id = $messageId
    union all
    select o.conversation_id from outbox o
    join users u on u.id = $userId and u.telegram_id = o.chat_id
    where o.telegram_message_id = $messageId and o.conversation_id is not null)`;

/**
 * Says which conversation somebody's words belong to: that of the message they reply to (by its number in their chat
 * with the bot), else the one they sit in. A reply to anything else belongs nowhere, as a guess could tell one person
 * what was meant for another.
 */
export async function findTarget(userId: number, repliesTo: number | undefined): Promise<Target> {
  if (repliesTo !== undefined) {
    const [answered] = await sequelize.query<{ id: number }>(ANSWERED, {
      type: QueryTypes.SELECT,
      bind: { userId, messageId: repliesTo },
    });
    if (answered) return { kind: "conversation", id: answered.id, isIdle: false };
  }
  const seat = await findSeat(userId);
  if (!seat) return { kind: "none" };
  if (repliesTo !== undefined) return { kind: "unclear" };
  return { kind: "conversation", id: seat.conversationId, isIdle: seat.isIdle };
}
