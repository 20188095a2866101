import { QueryTypes } from "sequelize";
import { z } from "zod";
import { afterCommit, sequelize } from "#db/sequelize.ts";
import { cache } from "../cache/cache.ts";
import { describeError } from "../errors/describeError.ts";
import { log } from "../log/log.ts";
import { LiveMessage, OutgoingMessage, PlaceMessage, type Priority } from "./message.ts";

/** Channel on which senders hear that there is something to send. */
export const OUTBOX_CHANNEL = "outbox";

const Message = z.union([OutgoingMessage, LiveMessage, PlaceMessage]);

interface Queued {
  /** Our id of the person, when there is one: their language is used, and they are marked when they stop the bot. */
  userId?: number;
  /** Telegram id of the private chat. */
  chatId: number;
  /** The conversation it belongs to: a reply to it goes there. */
  conversationId?: number;
  /** What the message is for, such as `listing-approved:17`; each cause is told once, ever. */
  cause: string;
  priority: Priority;
  message: OutgoingMessage | LiveMessage | PlaceMessage;
  /** Not before; at once when absent. */
  dueAt?: Date;
}

async function wakeSenders() {
  try {
    await cache.publish(OUTBOX_CHANNEL);
  } catch (error) {
    // The row is saved, and senders look by themselves every second.
    log.warn({ error: describeError(error) }, "senders could not be woken");
  }
}

/**
 * Saves a message to a person in the caller's transaction; the worker sends it after commit.
 * @returns false when this cause has had its message already, which stays as it was.
 */
export async function queueMessage({
  userId,
  chatId,
  conversationId,
  cause,
  priority,
  message,
  dueAt,
}: Queued): Promise<boolean> {
  const rows = await sequelize.query<{ id: number }>(
    `insert into outbox (user_id, chat_id, conversation_id, cause, priority, message, due_at)
     values ($userId, $chatId, $conversationId, $cause, $priority, $message::jsonb, coalesce($dueAt, now()))
     on conflict (cause) do nothing
     returning id`,
    {
      type: QueryTypes.SELECT,
      bind: {
        userId: userId ?? null,
        chatId,
        conversationId: conversationId ?? null,
        cause,
        priority,
        message: JSON.stringify(Message.parse(message)),
        dueAt: dueAt ?? null,
      },
    },
  );
  if (rows.length === 0) return false;
  await afterCommit(wakeSenders);
  return true;
}
