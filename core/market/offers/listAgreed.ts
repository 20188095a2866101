import { z } from "zod";
import { languages } from "#contract/languages.ts";
import { json, number, type RowOf, rows } from "#db/rows.ts";

/** A message that tells one side of an agreement. */
const agreedRow = {
  chatId: number,
  messageId: number,
  language: z.enum(languages),
  /** The message as the outbox keeps it. */
  message: json<unknown>(),
};

export type Agreed = RowOf<typeof agreedRow>;

// The message that tells the other side, and the one with the button that agreed.
const FIND = `
  with answer as (
    select m.sender_id, m.message_id, told.id as outbox_id
    from conversations c
    join listings l on l.id = c.listing_id
    join conversation_messages m on m.conversation_id = c.id
    join outbox told on told.id = m.outbox_id and told.message -> 'text' ->> 'key' = 'offer-accepted'
    where c.listing_id = $listingId and c.buyer_id = $buyerId
      and (l.reserved_for_id is distinct from c.buyer_id or l.reserved_until <= now())
    order by m.id desc limit 1)
  select o.chat_id as "chatId", o.telegram_message_id as "messageId", u.language, o.message
  from answer
  join users sender on sender.id = answer.sender_id
  join outbox o on o.id = answer.outbox_id
    or (o.chat_id = sender.telegram_id and o.telegram_message_id = answer.message_id
      and o.conversation_id is not null)
  join users u on u.telegram_id = o.chat_id
  where o.telegram_message_id is not null`;

/** Finds what tells of a buyer's last agreement about a listing that isn't kept for them any more. */
export function listAgreed(listingId: number, buyerId: number): Promise<Agreed[]> {
  return rows(agreedRow, FIND, { listingId, buyerId });
}
