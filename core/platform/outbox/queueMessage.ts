import { z } from "zod";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { number, rows } from "#db/rows.ts";
import { afterCommit } from "#db/sequelize.ts";
import { cache } from "../cache/cache.ts";
import { describeError } from "../errors/describeError.ts";
import { log } from "../log/log.ts";
import { LiveMessage, OutgoingMessage, PlaceMessage, type Priority } from "./message.ts";

/** Channel on which senders hear that there is something to send. */
export const OUTBOX_CHANNEL = "outbox";

const Message = z.union([OutgoingMessage, LiveMessage, PlaceMessage]);

interface Queued {
  /** The conversation it belongs to: a reply to it goes there. */
  conversationId?: number;
  /** The cause of the message, such as `listing-approved:17`; each cause is told once, ever. */
  cause: string;
  priority: Priority;
  message: OutgoingMessage | LiveMessage | PlaceMessage;
  /** Not before; at once when absent. */
  dueAt?: Date;
}

interface ToChat extends Queued {
  /** Our id of the person, when there is one. */
  userId?: number;
  /** Telegram id of the private chat. */
  chatId: number;
}

/** Conditions on a person `u`, one of which decides whether a message to them is queued. */
const rules = {
  /** The one rule: they are on Telegram, have started the bot and not stopped it since, and aren't banned. */
  reachable: "is_reachable(u)",
  /** The same, but of their ban and of money they have paid a banned person is told too, until they are deleted. */
  evenIfBanned: `is_reachable(jsonb_populate_record(u, '{"banned_at": null}')) and u.deleted_at is null`,
  /**
   * The caller has judged: the person has just written or pressed in the chat, or a query has asked the one rule. Rows of
   * that query learn from the message how they end, so it is there even if its person has stopped the bot a moment ago:
   * it then fails, and the rows with it.
   */
  judged: "u.telegram_id is not null",
};

interface ToUser extends Queued {
  /** `reachable` when absent. */
  rule?: keyof typeof rules;
}

const TO_USER = (rule: keyof typeof rules) => `
  insert into outbox (user_id, chat_id, conversation_id, cause, priority, message, due_at)
  select u.id, u.telegram_id, $conversationId::integer, $cause::text, $priority::smallint, $message::jsonb,
    coalesce($dueAt::timestamptz, now())
  from users u where u.id = $userId and ${rules[rule]}
  on conflict (cause) do nothing returning id`;

async function wakeSenders() {
  try {
    await cache.publish(OUTBOX_CHANNEL);
  } catch (error) {
    // The row is saved, and senders look by themselves every second.
    log.warn({ error: describeError(error) }, "senders could not be woken");
  }
}

/**
 * Saves a message to a chat in the caller's transaction; the worker sends it after commit. It is for answers in a chat
 * in which somebody has just written, pressed or paid: they are answered there, whatever is known of them. All else goes
 * through `queueToUser`.
 * @returns false when this cause has had its message already, which stays as it was.
 */
export async function queueMessage({ message, ...outgoing }: ToChat): Promise<boolean> {
  const [queued] = await OutboxMessage.bulkCreate([{ ...outgoing, message: Message.parse(message) }], {
    ignoreDuplicates: true,
    returning: ["id"],
  });
  if (!queued?.id) return false;
  await afterCommit(wakeSenders);
  return true;
}

/**
 * Saves a message to a person in the caller's transaction, if the bot can write to them; the worker sends it after commit.
 * @returns false when it can't, or this cause has had its message already.
 */
export async function queueToUser(
  userId: number,
  { rule = "reachable", message, conversationId, dueAt, ...outgoing }: ToUser,
): Promise<boolean> {
  const bind = {
    ...outgoing,
    userId,
    conversationId: conversationId ?? null,
    dueAt: dueAt ?? null,
    message: JSON.stringify(Message.parse(message)),
  };
  const [queued] = await rows({ id: number }, TO_USER(rule), bind);
  if (!queued) return false;
  await afterCommit(wakeSenders);
  return true;
}
