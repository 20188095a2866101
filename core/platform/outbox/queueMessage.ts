import { z } from "zod";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { afterCommit } from "#db/sequelize.ts";
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
  /** The cause of the message, such as `listing-approved:17`; each cause is told once, ever. */
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
export async function queueMessage({ message, ...outgoing }: Queued): Promise<boolean> {
  const [queued] = await OutboxMessage.bulkCreate([{ ...outgoing, message: Message.parse(message) }], {
    ignoreDuplicates: true,
    returning: ["id"],
  });
  if (!queued?.id) return false;
  await afterCommit(wakeSenders);
  return true;
}
