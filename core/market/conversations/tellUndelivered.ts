import { QueryTypes } from "sequelize";
import { z } from "zod";
import { languages } from "#contract/languages.ts";
import { Priority } from "#core/platform/outbox/message.ts";
import { queueToUser } from "#core/platform/outbox/queueMessage.ts";
import { boolean, maybe, number, rows, text } from "#db/rows.ts";
import { sequelize } from "#db/sequelize.ts";
import { listingName } from "../listings/listingName.ts";
import { shownName } from "./shownName.ts";

const lostRow = {
  messageId: number,
  conversationId: number,
  senderId: number,
  language: z.enum(languages),
  otherName: text,
  otherSide: z.enum(["buyer", "seller"]),
  /** The other has stopped the bot; else it was the message that Telegram didn't take. */
  isStopped: boolean,
  name: text,
  nameRu: maybe(text),
  nameUz: maybe(text),
};

const LOST = `
  select distinct on (m.conversation_id) m.id as "messageId", m.conversation_id as "conversationId",
    sender.id as "senderId", sender.language, other.first_name as "otherName",
    case other.id when c.seller_id then 'seller' else 'buyer' end as "otherSide",
    other.bot_stopped_at is not null as "isStopped",
    l.name, l.name_ru as "nameRu", l.name_uz as "nameUz"
  from outbox o
  join conversation_messages m on m.outbox_id = o.id
  join users sender on sender.id = m.sender_id
  join users other on other.id = o.user_id
  join conversations c on c.id = m.conversation_id
  join listings l on l.id = c.listing_id
  where o.chat_id = $chatId and o.conversation_id is not null and o.status in ('failed', 'cancelled')
  order by m.conversation_id, m.id desc`;

// Words that came in two parts are nothing without the first, which says whose they are or is their photo.
const CANCEL_REST = `
  update outbox rest set status = 'cancelled', error = 'parted', claimed_until = null
  from outbox head
  where head.chat_id = $chatId and head.conversation_id is not null and head.status in ('failed', 'cancelled')
    and head.cause like 'chat:%:head' and rest.cause = left(head.cause, -length(':head')) and rest.status = 'queued'`;

/** Tells people whose words to this chat were given up, once for the last of each conversation. */
export async function tellUndelivered(chatId: number): Promise<void> {
  await sequelize.query(CANCEL_REST, { type: QueryTypes.UPDATE, bind: { chatId } });
  const lost = await rows(lostRow, LOST, { chatId });
  for (const row of lost) {
    await queueToUser(row.senderId, {
      conversationId: row.conversationId,
      cause: `chat-undelivered:${row.messageId}`,
      priority: Priority.answer,
      message: {
        text: {
          key: row.isStopped ? "chat-undelivered" : "chat-refused",
          values: {
            name: shownName(row.otherName, row.otherSide, row.language),
            listing: listingName(row, row.language),
          },
        },
      },
    });
  }
}
