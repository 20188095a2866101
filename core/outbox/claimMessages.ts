import { QueryTypes } from "sequelize";
import type { Language } from "#contract/languages.ts";
import { sequelize } from "#db/sequelize.ts";
import type { Priority } from "./message.ts";

/** Seconds a claimed message belongs to its sender; after them somebody else takes it. */
export const LEASE_SECONDS = 60;
/** Chats are chosen among so many of the messages that are due. */
const WINDOW = 200;

/** A message in a sender's hands. */
export interface ClaimedMessage {
  id: number;
  chatId: number;
  userId: number | null;
  priority: Priority;
  message: unknown;
  /** Tries so far, this one included. */
  attempts: number;
  /** The person's language; null when we don't know them. */
  language: Language | null;
  /** True when the person has stopped the bot, so that there is nobody to send to. */
  isStopped: boolean;
}

/**
 * Takes up to `limit` messages that are due, codes first, one of a chat at a time so that a chat's messages keep their
 * order. A row that waits to be tried again (its tries or its error tell) keeps its place before the untried ones of its
 * chat and priority. The rows are leased, not locked: nothing is held while the messages travel. A sender that dies between
 * Telegram's answer and `recordSent` leaves a message that somebody sends again when the lease has run out, the one
 * case (with an answer lost on the way) in which a message is doubled.
 */
export function claimMessages(limit: number): Promise<ClaimedMessage[]> {
  return sequelize.query<ClaimedMessage>(
    `with due as (
       select id, chat_id, priority, due_at from outbox o
       where status = 'queued' and due_at <= now() and (claimed_until is null or claimed_until < now())
         and not exists (
           select 1 from outbox other
           where other.chat_id = o.chat_id and other.status = 'queued'
             and (other.claimed_until >= now()
               or (other.priority = o.priority and o.attempts = 0 and o.error is null
                 and (other.attempts > 0 or other.error is not null))))
       order by priority, due_at, id
       limit ${WINDOW}
     ), first_of_chat as (
       select distinct on (chat_id) id, priority, due_at from due order by chat_id, priority, due_at, id
     ), chosen as (
       select id from outbox
       where id in (select id from first_of_chat order by priority, due_at, id limit $limit)
         and status = 'queued' and (claimed_until is null or claimed_until < now())
       for update skip locked
     ), claimed as (
       update outbox set claimed_until = now() + make_interval(secs => $lease), attempts = attempts + 1
       where id in (select id from chosen)
       returning id, chat_id, user_id, priority, message, attempts, due_at
     )
     select c.id, c.chat_id as "chatId", c.user_id as "userId", c.priority, c.message, c.attempts,
            u.language, u.bot_stopped_at is not null as "isStopped"
     from claimed c
     left join users u on u.telegram_id = c.chat_id
     order by c.priority, c.due_at, c.id`,
    { type: QueryTypes.SELECT, bind: { limit, lease: LEASE_SECONDS } },
  );
}
