import { z } from "zod";
import { languages } from "#contract/languages.ts";
import { boolean, json, maybe, number, type RowOf, rows, text } from "#db/rows.ts";
import { leaseSeconds } from "./lease.ts";
import { Priority } from "./message.ts";

/** This many more than are asked for are looked at, as other senders may be taking the first ones at this moment. */
const MARGIN = 50;

const leaseSql = `case priority when ${Priority.code} then ${leaseSeconds(Priority.code)}
  else ${leaseSeconds(Priority.answer)} end`;

/** Priorities that are claimed apart, so that an answer to a person never waits behind messages to many. */
const lanes = {
  all: [Priority.code, Priority.broadcast],
  urgent: [Priority.code, Priority.answer],
  bulk: [Priority.notice, Priority.broadcast],
} as const;
type Lane = keyof typeof lanes;

/** A message in a sender's hands. */
const claimedMessageRow = {
  id: number,
  chatId: number,
  userId: maybe(number),
  cause: text,
  priority: z.enum(Priority),
  message: json<unknown>(),
  /** Tries so far, this one included. */
  attempts: number,
  /** The person's language; null when we don't know them. */
  language: maybe(z.enum(languages)),
  /** True when the person has stopped the bot, so that there is nobody to send to. */
  isStopped: boolean,
  /** True when the person hears only of what they do themselves. */
  isQuiet: boolean,
};

export type ClaimedMessage = RowOf<typeof claimedMessageRow>;

/**
 * Takes up to `limit` messages that are due, codes first, one of a chat at a time so that a chat's messages keep their
 * order; only a code doesn't wait until another message of its chat has arrived. A row that waits to be tried again (its
 * tries or its error tell) keeps its place before the untried ones of its chat and priority. The rows are leased, not
 * locked: nothing is held while the messages travel. A sender that dies between Telegram's answer and `recordSent` leaves a
 * message that somebody sends again when the lease has run out, the one case (with an answer lost on the way) in which
 * a message is doubled.
 */
export function claimMessages(limit: number, lane: Lane = "all"): Promise<ClaimedMessage[]> {
  const [from, to] = lanes[lane];
  return rows(
    claimedMessageRow,
    `with due as materialized (
       select id from outbox o
       where status = 'queued' and due_at <= now() and priority between $from and $to
         and (claimed_until is null or claimed_until < now())
         and not exists (
           select 1 from outbox other
           where other.chat_id = o.chat_id and other.status = 'queued' and other.id <> o.id
             and case
               when other.claimed_until >= now() then o.priority > ${Priority.code} or other.priority = ${Priority.code}
               when other.priority = o.priority and other.due_at > now() then
                 (o.attempts = 0 and o.error is null) and (other.attempts > 0 or other.error is not null)
               else other.due_at <= now()
                 and (other.priority, other.attempts = 0 and other.error is null, other.due_at, other.id)
                   < (o.priority, o.attempts = 0 and o.error is null, o.due_at, o.id)
             end
           -- Asked for each row by itself: as a join it would compare all messages of a chat with each other.
           offset 0)
       order by priority, due_at, id
       limit $limit + ${MARGIN}
     ), chosen as (
       select id from outbox
       where id = any(array(select id from due)) and status = 'queued' and (claimed_until is null or claimed_until < now())
       order by priority, due_at, id
       limit $limit
       for update skip locked
     ), claimed as (
       update outbox
       set claimed_until = now() + make_interval(secs => ${leaseSql}), attempts = attempts + 1
       where id = any(array(select id from chosen))
       returning id, chat_id, user_id, cause, priority, message, attempts, due_at
     )
     select c.id, c.chat_id as "chatId", c.user_id as "userId", c.cause, c.priority, c.message, c.attempts,
            u.language, u.bot_stopped_at is not null as "isStopped", is_quiet(u) as "isQuiet"
     from claimed c
     left join users u on u.telegram_id = c.chat_id
     order by c.priority, c.due_at, c.id`,
    { limit, from, to },
  );
}
